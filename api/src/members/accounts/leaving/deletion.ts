import { authenticationRequired, type Sealed } from '../../../kernel/domain.js';
import { memberDeleted, reactivationFailed } from '../accounts.errors.js';
import { endPremium, type MemberState } from '../member.js';
import type {
  DeletionGranted,
  EmailConfirmed,
  ErasureStarted,
  MemberDeleted,
  MemberErased,
  PremiumEnded,
  MemberReactivated,
} from '../member.events.js';

/** Grace period in which a deleted account can be restored, in milliseconds (ACC-12). */
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

/** Deletes the account of a member who cannot log in (ADM-02), with the same grace period. */
export const grantDeletion = (
  state: MemberState,
  { reason, now }: { reason: Sealed; now: Date },
): [DeletionGranted, MemberDeleted] => {
  if (state.status === 'deleted') throw memberDeleted({});
  const [deleted] = deleteAccount(state, { reason: 'on_request', text: null, now });
  return [{ type: 'DeletionGranted', data: { reason, grantedAt: now.toISOString() } }, deleted];
};

/** Whether the link was mailed for this deletion, or for an earlier one that was reverted. */
const isOf = (deletion: MemberState['deletion'], deletedAt: string): deletion is NonNullable<typeof deletion> =>
  deletion?.deletedAt === deletedAt;

/**
 * The link was mailed to the member's address, so opening it also confirms the address. A second click changes nothing.
 */
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

/** Whether the account is deleted and the mailed link can still restore it. */
export const mayComeBack = ({ deletion }: MemberState, now: Date): boolean =>
  deletion !== null && !isDue(deletion, now);

const isDue = ({ erasing, eraseAt }: NonNullable<MemberState['deletion']>, now: Date) =>
  erasing || now.getTime() >= Date.parse(eraseAt);

export type Erasure = 'not wanted' | 'not due' | 'due';

/** What to do for the deletion of that time; an interrupted erasure is due again. */
export const erasureOf = ({ deletion }: MemberState, { deletedAt, now }: { deletedAt: string; now: Date }): Erasure => {
  if (!isOf(deletion, deletedAt)) return 'not wanted';
  return isDue(deletion, now) ? 'due' : 'not due';
};

/** Decided before anything is destroyed, so that a member restores the account either before this or not at all. */
export const startErasure = (state: MemberState, at: { deletedAt: string; now: Date }): ErasureStarted[] =>
  erasureOf(state, at) === 'due' && !state.deletion!.erasing
    ? [{ type: 'ErasureStarted', data: { startedAt: at.now.toISOString() } }]
    : [];

/** A restored database may know neither of the deletion nor of the end of the grace period. */
export const startErasureAgain = ({ status, deletion }: MemberState, { now }: { now: Date }): ErasureStarted[] =>
  status === 'none' || deletion?.erasing ? [] : [{ type: 'ErasureStarted', data: { startedAt: now.toISOString() } }];

/** Nobody who is erased is a paying member any more, so the figures count them out (ADM-07). */
export const finishErasure = (state: MemberState, { now }: { now: Date }): (PremiumEnded | MemberErased)[] =>
  state.deletion?.erasing
    ? [...endPremium(state, { now }), { type: 'MemberErased', data: { erasedAt: now.toISOString() } }]
    : [];
