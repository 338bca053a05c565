/** The rules of the site that a member can break: reasons for a report, and grounds of a decision (PRV-03). */
export const GROUNDS = [
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
export type Ground = (typeof GROUNDS)[number];
