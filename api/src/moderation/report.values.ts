/** Why something is reported. */
export const REPORT_REASONS = [
  'fake_profile',
  'harassment',
  'hate',
  'scam',
  'spam',
  'underage',
  'sexual_content',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whether the report was right. */
export const DECISIONS = ['upheld', 'dismissed'] as const;
export type Decision = (typeof DECISIONS)[number];
