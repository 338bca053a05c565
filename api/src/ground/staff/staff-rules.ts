import { forbidden, type Sealed } from '../../kernel/domain.js';
import type { StaffMemberState } from './staff-member.js';
import type {
  Role,
  StaffAuthenticatorRemoved,
  StaffLanguage,
  StaffLinkSent,
  StaffMemberAdded,
  StaffMemberDisabled,
  StaffMemberEnabled,
  StaffMemberRenamed,
  StaffPasswordChanged,
  StaffPasswordForgotten,
  StaffPasswordSet,
  StaffRoleChanged,
} from './staff-member.events.js';
import {
  noSecondFactor,
  notOnYourself,
  staffDisabled,
  staffLinkExpired,
  staffNotFound,
  staffUnchanged,
} from './staff.errors.js';

export const addStaffMember = (
  state: StaffMemberState,
  { now, ...account }: Omit<StaffMemberAdded['data'], 'addedAt'> & { now: Date },
): [StaffMemberAdded] => {
  if (state.status !== 'none') throw new Error('this staff member has already been added');
  return [{ type: 'StaffMemberAdded', data: { ...account, addedAt: now.toISOString() } }];
};

export interface ByAdmin {
  /** The acting admin's current state: an admin disabled by another at the same moment can no longer act. */
  admin: StaffMemberState;
  onSelf: boolean;
  now: Date;
}

/** Only another admin can remove an admin, so at least one always remains. */
function requireOther(state: StaffMemberState, { admin, onSelf }: ByAdmin): void {
  if (admin.status !== 'active' || admin.role !== 'admin') throw forbidden({});
  if (state.status === 'none') throw staffNotFound({});
  if (onSelf) throw notOnYourself({});
}

export const sendLink = (
  state: StaffMemberState,
  { language, reason, now }: { language: StaffLanguage; reason?: Sealed; now: Date },
): [StaffLinkSent] => {
  if (state.status === 'none') throw staffNotFound({});
  if (state.status === 'disabled') throw staffDisabled({});
  return [{ type: 'StaffLinkSent', data: { language, ...(reason && { reason }), sentAt: now.toISOString() } }];
};

/** As somebody asks who is not logged in. @throws staffNotFound, staffDisabled */
export const askForLink = (
  state: StaffMemberState,
  { language, now }: { language: StaffLanguage; now: Date },
): [StaffPasswordForgotten] => {
  if (state.status === 'none') throw staffNotFound({});
  if (state.status === 'disabled') throw staffDisabled({});
  return [{ type: 'StaffPasswordForgotten', data: { language, askedAt: now.toISOString() } }];
};

/** Roles that move money or give roles take two admins (ADM-04). What an admin can do, nobody is given. */
export const takesTwo = (from: Role | null, to: Role): boolean => to !== 'moderator' && from !== 'admin';

export const changeRole = (
  state: StaffMemberState,
  {
    to,
    reason,
    how,
    ...by
  }: ByAdmin & { to: Role; reason: Sealed; how?: Pick<StaffRoleChanged['data'], 'proposedBy' | 'alone'> },
): [StaffRoleChanged] => {
  requireOther(state, by);
  const from = state.role!;
  if (from === to) throw staffUnchanged({});
  return [{ type: 'StaffRoleChanged', data: { from, to, reason, ...how, changedAt: by.now.toISOString() } }];
};

export const disableStaffMember = (
  state: StaffMemberState,
  { reason, ...by }: ByAdmin & { reason: Sealed },
): [StaffMemberDisabled] => {
  requireOther(state, by);
  if (state.status === 'disabled') throw staffUnchanged({});
  return [{ type: 'StaffMemberDisabled', data: { reason, disabledAt: by.now.toISOString() } }];
};

export const enableStaffMember = (
  state: StaffMemberState,
  { reason, ...by }: ByAdmin & { reason: Sealed },
): [StaffMemberEnabled] => {
  requireOther(state, by);
  if (state.status === 'active') throw staffUnchanged({});
  return [{ type: 'StaffMemberEnabled', data: { reason, enabledAt: by.now.toISOString() } }];
};

export const resetAuthenticator = (
  state: StaffMemberState,
  { reason, ...by }: ByAdmin & { reason: Sealed },
): [StaffAuthenticatorRemoved] => {
  requireOther(state, by);
  if (!state.authenticator) throw noSecondFactor({});
  return [{ type: 'StaffAuthenticatorRemoved', data: { reason, removedAt: by.now.toISOString() } }];
};

/** Binds a mailed link to the password that was valid when it was sent, so that the link works only once. */
export const linkSubject = ({ passwords }: StaffMemberState): string => `${passwords}`;

export const setPassword = (
  state: StaffMemberState,
  { subject, now }: { subject: string | null; now: Date },
): [StaffPasswordSet] => {
  if (state.status !== 'active' || linkSubject(state) !== subject) throw staffLinkExpired({});
  return [{ type: 'StaffPasswordSet', data: { first: state.passwords === 0, setAt: now.toISOString() } }];
};

export const setFirstPassword = (state: StaffMemberState, { now }: { now: Date }): [StaffPasswordSet] =>
  setPassword(state, { subject: linkSubject(state), now });

export const changePassword = (_state: StaffMemberState, { now }: { now: Date }): [StaffPasswordChanged] => [
  { type: 'StaffPasswordChanged', data: { changedAt: now.toISOString() } },
];

export const rename = (_state: StaffMemberState, { name, now }: { name: Sealed; now: Date }): [StaffMemberRenamed] => [
  { type: 'StaffMemberRenamed', data: { name, renamedAt: now.toISOString() } },
];
