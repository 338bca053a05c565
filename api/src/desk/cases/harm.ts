import { REPORTED_WORST_FIRST } from '../../ground/settings/domain.js';
import type { ReportReason } from './report.values.js';

/** Rank of what was reported, 1 for the worst; what nobody reported comes last. */
export const harmOf = (reason: ReportReason | null): number =>
  reason === null ? NOT_REPORTED : REPORTED_WORST_FIRST.indexOf(reason) + 1;

export const NOT_REPORTED = REPORTED_WORST_FIRST.length + 1;
