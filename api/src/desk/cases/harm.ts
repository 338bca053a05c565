import type { ReportReason } from './report.values.js';

/**
 * How much harm waiting does, by what was reported, the worst first: a child, then somebody's safety, then their money,
 * then what annoys (ADM-06). Which report is read first, and nothing else, depends on it.
 */
const WORST_FIRST: readonly ReportReason[] = [
  'underage',
  'illegal',
  'harassment',
  'sexual_content',
  'hate',
  'scam',
  'fake_profile',
  'other',
  'spam',
];

/** Rank of what was reported, 1 for the worst; what nobody reported comes last. */
export const harmOf = (reason: ReportReason | null): number =>
  reason === null ? NOT_REPORTED : WORST_FIRST.indexOf(reason) + 1;

export const NOT_REPORTED = WORST_FIRST.length + 1;
