import type { LocaleTexts } from './fictional-texts.js';

/**
 * Reasons for a report, by how much harm waiting does: a child, then somebody's safety, then their money, then what
 * annoys (ADM-06). The order decides which report is read first.
 */
export const REPORTED_WORST_FIRST = [
  'underage',
  'illegal',
  'harassment',
  'sexual_content',
  'hate',
  'scam',
  'fake_profile',
  'other',
  'spam',
] as const;

/** What decisions are about, and the rules each may rest on. */
export const REASON_RULES = {
  photo: ['no_person', 'not_you', 'nudity', 'minor', 'contact_details', 'unclear', 'other'],
  case: [...REPORTED_WORST_FIRST, 'dismissed'],
  shut_out: REPORTED_WORST_FIRST,
  refund: ['used', 'late', 'paid_back', 'other'],
} as const;
export type ReasonKind = keyof typeof REASON_RULES;
export type ReasonTemplateId = { [K in ReasonKind]: `${K}.${(typeof REASON_RULES)[K][number]}` }[ReasonKind];

export const REASON_KINDS = Object.keys(REASON_RULES) as ReasonKind[];
export const REASON_TEMPLATE_IDS = REASON_KINDS.flatMap((kind) =>
  REASON_RULES[kind].map((rule) => `${kind}.${rule}`),
) as ReasonTemplateId[];

/** The operator's own words for a rule; a language without any has the product's (PRV-03). */
export interface ReasonTemplate {
  id: ReasonTemplateId;
  text: LocaleTexts;
}
