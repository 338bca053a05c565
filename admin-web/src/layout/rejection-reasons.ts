import type { RejectionReason } from '../providers/data-provider';

/** In the order of their keys, 1 to 7. */
export const REASONS = [
  'no_person',
  'not_you',
  'nudity',
  'minor',
  'contact_details',
  'unclear',
  'other',
] as const satisfies readonly RejectionReason[];
