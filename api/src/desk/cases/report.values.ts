/** Reasons for a report. */
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

/** Whether the report was justified. */
export const DECISIONS = ['upheld', 'dismissed'] as const;
export type Decision = (typeof DECISIONS)[number];

/** Measures after a justified report: the photo or message is taken down, the account is disabled. */
export const MEASURES = ['take_down', 'disable'] as const;
export type Measure = (typeof MEASURES)[number];
