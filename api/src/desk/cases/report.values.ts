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

/** What comes of a report that was right: the photo or message is taken down, the member shut out. */
export const MEASURES = ['take_down', 'disable'] as const;
export type Measure = (typeof MEASURES)[number];
