import { defineStream } from '../../kernel/domain.js';
import type { Role, StaffEvent } from './staff-member.events.js';

export interface StaffMemberState {
  status: 'none' | 'active' | 'disabled';
  role: Role | null;
  /** Number of passwords so far: a link to set a new password is valid only for the one it was to replace. */
  passwords: number;
  authenticator: {
    /** The 30-second step whose code was used last. */
    lastStep: number;
    /** Numbers of the recovery codes that are still unused. */
    recoveryCodes: number[];
  } | null;
}

export const staffMember = defineStream<StaffMemberState, StaffEvent>({
  type: 'staff',
  revision: 2,
  initial: { status: 'none', role: null, passwords: 0, authenticator: null },
  evolve: (state, event) => {
    switch (event.type) {
      case 'StaffMemberAdded':
        return { ...state, status: 'active', role: event.data.role };
      case 'StaffPasswordSet':
      case 'StaffPasswordChanged':
        return { ...state, passwords: state.passwords + 1 };
      case 'StaffRoleChanged':
        return { ...state, role: event.data.to };
      case 'StaffMemberDisabled':
        return { ...state, status: 'disabled' };
      case 'StaffMemberEnabled':
        return { ...state, status: 'active' };
      case 'StaffAuthenticatorEnrolled': {
        const { step, recoveryCodes } = event.data;
        return { ...state, authenticator: { lastStep: step, recoveryCodes: upTo(recoveryCodes) } };
      }
      case 'StaffAuthenticatorRemoved':
        return { ...state, authenticator: null };
      case 'StaffRecoveryCodesRenewed':
        return withAuthenticator(state, { recoveryCodes: upTo(event.data.recoveryCodes) });
      case 'StaffLoggedIn': {
        const { step, recoveryCode } = event.data;
        const left = state.authenticator?.recoveryCodes.filter((number) => number !== recoveryCode);
        return withAuthenticator(state, { recoveryCodes: left ?? [], ...(step !== null && { lastStep: step }) });
      }
      case 'StaffLinkSent':
      case 'StaffPasswordForgotten':
      case 'StaffMemberRenamed':
      case 'StaffLoggedOut':
      case 'StaffSessionsEnded':
        return state;
    }
  },
});

export const staffMemberOf = staffMember.of;

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

const withAuthenticator = (
  state: StaffMemberState,
  change: Partial<NonNullable<StaffMemberState['authenticator']>>,
): StaffMemberState =>
  state.authenticator ? { ...state, authenticator: { ...state.authenticator, ...change } } : state;
