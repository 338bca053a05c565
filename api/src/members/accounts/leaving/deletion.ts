import { renewStanding } from '../../../ground/authentication/index.js';
import { authenticationRequired, type Sealed, type Transaction } from '../../../kernel/index.js';
import { memberDeleted, reactivationFailed } from '../accounts.errors.js';
import { memberOf, type MemberState } from '../member.js';
import type {
  DeletionGranted,
  EmailConfirmed,
  ErasureStarted,
  MemberDeleted,
  MemberErased,
  MemberReactivated,
} from '../member.events.js';

/** How long a member who left may come back (ACC-12). */
export const GRACE = 14 * 24 * 60 * 60 * 1000;

interface Leaving {
  reason: MemberDeleted['data']['reason'];
  text: Sealed | null;
  now: Date;
}

export const deleteAccount = (state: MemberState, { reason, text, now }: Leaving): [MemberDeleted] => {
  if (state.status !== 'active' && state.status !== 'not_confirmed') throw authenticationRequired({});
  const eraseAt = new Date(now.getTime() + GRACE).toISOString();
  return [{ type: 'MemberDeleted', data: { reason, text, deletedAt: now.toISOString(), eraseAt } }];
};

/** For a member who cannot log in (ADM-02): they have the same time to reconsider. */
export const grantDeletion = (
  state: MemberState,
  { reason, now }: { reason: Sealed; now: Date },
): [DeletionGranted, MemberDeleted] => {
  if (state.status === 'deleted') throw memberDeleted({});
  const [deleted] = deleteAccount(state, { reason: 'on_request', text: null, now });
  return [{ type: 'DeletionGranted', data: { reason, grantedAt: now.toISOString() } }, deleted];
};

/** The transaction must write `memberOf(memberId)`. @throws memberDeleted */
export function deleteMemberOnRequest(tx: Transaction, memberId: string, reason: Sealed): { eraseAt: string } {
  const [, deleted] = tx.decide(memberOf(memberId), (state) => grantDeletion(state, { reason, now: tx.now }));
  renewStanding(tx, memberId);
  return { eraseAt: deleted.data.eraseAt };
}

/** Was the link mailed for this deletion, or for one the member came back from? */
const isOf = (deletion: MemberState['deletion'], deletedAt: string): deletion is NonNullable<typeof deletion> =>
  deletion?.deletedAt === deletedAt;

/** The link went to the member's address, so opening it confirms the address too. A second click finds all done. */
export const reactivate = (
  { status, deletion }: MemberState,
  { deletedAt, now }: { deletedAt: string; now: Date },
): (MemberReactivated | EmailConfirmed)[] => {
  if (status === 'active') return [];
  if (!isOf(deletion, deletedAt) || isDue(deletion, now)) throw reactivationFailed({});
  const at = now.toISOString();
  const back: MemberReactivated = { type: 'MemberReactivated', data: { reactivatedAt: at } };
  return deletion.confirmed ? [back] : [back, { type: 'EmailConfirmed', data: { confirmedAt: at } }];
};

/** Who has left, and whom the mailed link still brings back. */
export const mayComeBack = ({ deletion }: MemberState, now: Date): boolean =>
  deletion !== null && !isDue(deletion, now);

const isDue = ({ erasing, eraseAt }: NonNullable<MemberState['deletion']>, now: Date) =>
  erasing || now.getTime() >= Date.parse(eraseAt);

export type Erasure = 'not wanted' | 'not due' | 'due';

/** What is to be done for the deletion of that instant; erasing that was interrupted is due again. */
export const erasureOf = ({ deletion }: MemberState, { deletedAt, now }: { deletedAt: string; now: Date }): Erasure => {
  if (!isOf(deletion, deletedAt)) return 'not wanted';
  return isDue(deletion, now) ? 'due' : 'not due';
};

/** Decided before anything is destroyed: a member who comes back at the last moment does so before or not at all. */
export const startErasure = (state: MemberState, at: { deletedAt: string; now: Date }): ErasureStarted[] =>
  erasureOf(state, at) === 'due' && !state.deletion!.erasing
    ? [{ type: 'ErasureStarted', data: { startedAt: at.now.toISOString() } }]
    : [];

/** A restored database may not know that the member left, nor that the time to come back is over. */
export const startErasureAgain = ({ status, deletion }: MemberState, { now }: { now: Date }): ErasureStarted[] =>
  status === 'none' || deletion?.erasing ? [] : [{ type: 'ErasureStarted', data: { startedAt: now.toISOString() } }];

export const finishErasure = ({ deletion }: MemberState, { now }: { now: Date }): MemberErased[] =>
  deletion?.erasing ? [{ type: 'MemberErased', data: { erasedAt: now.toISOString() } }] : [];
