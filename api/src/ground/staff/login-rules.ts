import type { StaffMemberState } from './staff-member.js';
import type {
  StaffAuthenticatorEnrolled,
  StaffAuthenticatorRemoved,
  StaffLoggedIn,
  StaffLoggedOut,
  StaffRecoveryCodesRenewed,
  StaffSessionsEnded,
} from './staff-member.events.js';
import { noSecondFactor, secondFactorRequired, secondFactorWrong, staffDisabled } from './staff.errors.js';

export const RECOVERY_CODES = 10;

/** What was entered besides the password: the code of a 30-second step, or a recovery code. */
export type Proof = { step: number } | { recoveryCode: number };

/** A code works once, and invalidates all codes of earlier steps. */
export function isUsable({ authenticator }: StaffMemberState, proof: Proof): boolean {
  if (!authenticator) return false;
  return 'step' in proof
    ? proof.step > authenticator.lastStep
    : authenticator.recoveryCodes.includes(proof.recoveryCode);
}

/** @param required whether staff without an authenticator must enrol one first */
export const logIn = (
  state: StaffMemberState,
  { proof, required, now }: { proof: Proof | null; required: boolean; now: Date },
): [StaffLoggedIn] => {
  if (state.status !== 'active') throw staffDisabled({});
  if (!proof && (state.authenticator || required)) throw secondFactorRequired({});
  if (proof && !isUsable(state, proof)) throw secondFactorWrong({});
  const step = proof && 'step' in proof ? proof.step : null;
  const recoveryCode = proof && 'recoveryCode' in proof ? proof.recoveryCode : null;
  const factor = !proof ? 'none' : recoveryCode === null ? 'code' : 'recovery_code';
  return [{ type: 'StaffLoggedIn', data: { factor, step, recoveryCode, loggedInAt: now.toISOString() } }];
};

/** The code that confirms the new authenticator counts as used. */
export const enrolAuthenticator = (
  state: StaffMemberState,
  { step, now }: { step: number; now: Date },
): [StaffAuthenticatorEnrolled] => {
  if (state.status !== 'active') throw staffDisabled({});
  const data = { step, recoveryCodes: RECOVERY_CODES, enrolledAt: now.toISOString() };
  return [{ type: 'StaffAuthenticatorEnrolled', data }];
};

/** Enrolling a first authenticator during the login completes the login. */
export const enrolAndLogIn = (
  state: StaffMemberState,
  { step, now }: { step: number; now: Date },
): [StaffAuthenticatorEnrolled, StaffLoggedIn] => {
  // If one was enrolled elsewhere in the meantime, its code is required.
  if (state.authenticator) throw secondFactorRequired({});
  const [enrolled] = enrolAuthenticator(state, { step, now });
  const loggedIn = { factor: 'code', step, recoveryCode: null, loggedInAt: now.toISOString() } as const;
  return [enrolled, { type: 'StaffLoggedIn', data: loggedIn }];
};

export const removeOwnAuthenticator = (
  { authenticator }: StaffMemberState,
  { required, now }: { required: boolean; now: Date },
): [StaffAuthenticatorRemoved] => {
  if (!authenticator) throw noSecondFactor({});
  if (required) throw secondFactorRequired({});
  return [{ type: 'StaffAuthenticatorRemoved', data: { reason: null, removedAt: now.toISOString() } }];
};

export const renewRecoveryCodes = (
  { authenticator }: StaffMemberState,
  { now }: { now: Date },
): [StaffRecoveryCodesRenewed] => {
  if (!authenticator) throw noSecondFactor({});
  const data = { recoveryCodes: RECOVERY_CODES, renewedAt: now.toISOString() };
  return [{ type: 'StaffRecoveryCodesRenewed', data }];
};

export const logOut = (_state: StaffMemberState, { now }: { now: Date }): [StaffLoggedOut] => [
  { type: 'StaffLoggedOut', data: { loggedOutAt: now.toISOString() } },
];

export const endSessions = (
  _state: StaffMemberState,
  { sessions, now }: { sessions: number; now: Date },
): StaffSessionsEnded[] =>
  sessions === 0 ? [] : [{ type: 'StaffSessionsEnded', data: { sessions, endedAt: now.toISOString() } }];
