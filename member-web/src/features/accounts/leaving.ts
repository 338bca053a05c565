import type { Body } from '../../lib/api-client/types';

export type Leaving = Body<'/api/user/deletion', 'post'>;
export type Reason = Leaving['reason'];

/** In the order they are asked; the open answer comes last. */
export const REASONS: readonly Reason[] = [
  'break',
  'found_someone',
  'too_few_matches',
  'too_expensive',
  'too_many_mails',
  'privacy',
  'other',
];
