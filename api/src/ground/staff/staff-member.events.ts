import type { Event, Sealed } from '../../kernel/domain.js';

export const ROLES = ['moderator', 'finance', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export const STAFF_LANGUAGES = ['nl', 'en'] as const;
export type StaffLanguage = (typeof STAFF_LANGUAGES)[number];
/** The second factor of a login. */
export type Factor = 'none' | 'code' | 'recovery_code';

/** `alone`: the role takes a second admin, but there was none; here and where a role changes. */
export type StaffMemberAdded = Event<
  'StaffMemberAdded',
  { email: Sealed; name: Sealed; role: Role; alone?: true; addedAt: string }
>;
/** A link to set a first or new password is mailed. `reason`: none of an invitation, and missing in older events. */
export type StaffLinkSent = Event<'StaffLinkSent', { language: StaffLanguage; reason?: Sealed; sentAt: string }>;
/** Somebody at the login said that they forgot the password of this account; a link of short life is mailed. */
export type StaffPasswordForgotten = Event<'StaffPasswordForgotten', { language: StaffLanguage; askedAt: string }>;
export type StaffPasswordSet = Event<'StaffPasswordSet', { first: boolean; setAt: string }>;
export type StaffPasswordChanged = Event<'StaffPasswordChanged', { changedAt: string }>;
export type StaffMemberRenamed = Event<'StaffMemberRenamed', { name: Sealed; renamedAt: string }>;
/** `proposedBy`: whose proposal it was, which the actor agreed to. */
export type StaffRoleChanged = Event<
  'StaffRoleChanged',
  { from: Role; to: Role; reason: Sealed; proposedBy?: string; alone?: true; changedAt: string }
>;
export type StaffMemberDisabled = Event<'StaffMemberDisabled', { reason: Sealed; disabledAt: string }>;
export type StaffMemberEnabled = Event<'StaffMemberEnabled', { reason: Sealed; enabledAt: string }>;
/** `step`: the 30-second step of the code that confirmed it; no login may use that code again. */
export type StaffAuthenticatorEnrolled = Event<
  'StaffAuthenticatorEnrolled',
  { step: number; recoveryCodes: number; enrolledAt: string }
>;
/** `reason` is null if staff removed their own authenticator. */
export type StaffAuthenticatorRemoved = Event<
  'StaffAuthenticatorRemoved',
  { reason: Sealed | null; removedAt: string }
>;
export type StaffRecoveryCodesRenewed = Event<
  'StaffRecoveryCodesRenewed',
  { recoveryCodes: number; renewedAt: string }
>;
export type StaffLoggedIn = Event<
  'StaffLoggedIn',
  { factor: Factor; step: number | null; recoveryCode: number | null; loggedInAt: string }
>;
export type StaffLoggedOut = Event<'StaffLoggedOut', { loggedOutAt: string }>;
/** Staff ended their own sessions on other devices. */
export type StaffSessionsEnded = Event<'StaffSessionsEnded', { sessions: number; endedAt: string }>;

export type StaffEvent =
  | StaffMemberAdded
  | StaffLinkSent
  | StaffPasswordForgotten
  | StaffPasswordSet
  | StaffPasswordChanged
  | StaffMemberRenamed
  | StaffRoleChanged
  | StaffMemberDisabled
  | StaffMemberEnabled
  | StaffAuthenticatorEnrolled
  | StaffAuthenticatorRemoved
  | StaffRecoveryCodesRenewed
  | StaffLoggedIn
  | StaffLoggedOut
  | StaffSessionsEnded;
