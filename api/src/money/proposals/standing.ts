import type { MemberState } from '../../members/accounts/index.js';
import { memberGone } from './proposals.errors.js';

/** Somebody who could still use credits: a disabled account may be enabled again, a deleted one ends. */
export function requireStanding({ status }: Pick<MemberState, 'status'>): void {
  if (status === 'none' || status === 'deleted') throw memberGone({});
}
