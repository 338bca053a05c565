import type { Event } from '../../kernel/domain.js';
import type { Opening } from '../audit/domain.js';

/** Kinds of records that can be found. */
export const FOUND_KINDS = [
  'member',
  'payment',
  'refund',
  'proposal',
  'chargeback',
  'direct_debit',
  'discount',
  'case',
  'complaint',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** By what a member was found. */
export type SoughtBy = 'id' | 'email' | 'name' | 'address';

/**
 * A member of staff looked for something, and was shown these records: what was typed is not kept, since it is often
 * somebody's name or address. `soughtBy`: by what members were found; empty: there were none.
 * `reason`, `about`: on which page (decision 14); absent in events from before that was recorded.
 */
export type RecordsFound = Event<
  'RecordsFound',
  { soughtBy: SoughtBy[]; found: { kind: FoundKind; id: string }[]; foundAt: string } & Partial<Opening>
>;
