import {
  REASON_KINDS,
  REASON_RULES,
  type Locale,
  type ReasonKind,
  type SettingsValues,
} from '../../ground/settings/domain.js';
import type { ReportReason } from '../cases/domain.js';
import type { RejectionReason } from '../../members/photos/domain.js';
import { MESSAGES } from './messages.js';

type Rule<K extends ReasonKind> = (typeof REASON_RULES)[K][number];

/** Photos of chats have the product's words alone, by the same rules as those of profiles. */
export const WORDED_KINDS = [...REASON_KINDS, 'chat_photo'] as const;
export type WordedKind = (typeof WORDED_KINDS)[number];

/** The product's words for each rule. */
function productTexts(
  language: Locale,
): { [K in ReasonKind]: Readonly<Record<Rule<K>, string>> } & { chat_photo: Record<RejectionReason, string> } {
  const { rejections, chatRejections, reasonTemplates } = MESSAGES[language];
  return {
    photo: rejections satisfies Record<RejectionReason, string>,
    chat_photo: { ...rejections, ...chatRejections },
    case: reasonTemplates.case satisfies Record<ReportReason, string>,
    shut_out: reasonTemplates.case,
    refund: reasonTemplates.refund,
  };
}

export interface ReasonTemplate {
  kind: WordedKind;
  rule: string;
  /** The operator's words, or the product's where they wrote none in this language. */
  text: string;
  product_text: string;
}

/** Words for each rule to begin a statement of reasons with, in the language of whoever reads it (PRV-03). */
export const reasonTemplatesIn = (
  language: Locale,
  settings: Pick<SettingsValues, 'reasonTemplates'>,
  kinds: readonly WordedKind[],
): ReasonTemplate[] =>
  kinds.flatMap((kind) => {
    const product: Readonly<Record<string, string>> = productTexts(language)[kind];
    return REASON_RULES[kind === 'chat_photo' ? 'photo' : kind].map((rule: string) => {
      const own = settings.reasonTemplates.find(({ id }) => id === `${kind}.${rule}`)?.text[language]?.trim();
      const product_text = product[rule]!;
      return { kind, rule, text: own || product_text, product_text };
    });
  });

/** What a member is told about a photo that was turned down for this. */
export const rejectionText = (
  language: Locale,
  settings: Pick<SettingsValues, 'reasonTemplates'>,
  reason: RejectionReason,
): string => reasonTemplatesIn(language, settings, ['photo']).find(({ rule }) => rule === reason)!.text;
