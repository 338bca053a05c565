import type { Body } from '../../providers/api-client';

export type RejectionReason = Body<'/api/admin/photos/reject', 'post'>['reason'];

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
