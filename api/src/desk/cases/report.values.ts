import { CLEARABLE_FIELDS, GROUNDS, type ClearableField, type Ground } from '../../members/profiles/domain.js';

/** Reasons for a report. */
export const REPORT_REASONS = GROUNDS;
export type ReportReason = Ground;

/** Whether the report was justified. */
export const DECISIONS = ['upheld', 'dismissed'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * Measures after a justified report: the photo or message is taken down, the profile hidden, the name or one of its
 * texts cleared, the account disabled.
 */
export const MEASURES = [
  'take_down',
  'hide',
  ...CLEARABLE_FIELDS.map((field): `clear_${ClearableField}` => `clear_${field}`),
  'disable',
] as ('take_down' | 'hide' | `clear_${ClearableField}` | 'disable')[];
export type Measure = (typeof MEASURES)[number];

/** Which text a measure clears, if it does. */
export const clearedBy = (measure: Measure): ClearableField | undefined =>
  CLEARABLE_FIELDS.find((field) => measure === `clear_${field}`);

/** Who of the two a decision may go against. */
export const SIDES = ['reported', 'reporter'] as const;
export type Side = (typeof SIDES)[number];
