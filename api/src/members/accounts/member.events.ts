import type { Event, Sealed } from '../../kernel/domain.js';

export type SignedUp = Event<
  'SignedUp',
  {
    email: Sealed;
    language: string;
    /** IANA time zone; the member's age and quiet hours depend on it. */
    timeZone: string;
    /** The domain at which the member signed up; mails are sent from there. */
    domain: string;
    /** Date of the terms and privacy statement that were agreed to (ACC-03). */
    termsVersion: string;
    /** The traffic source as JSON; null if the first request contained none (ACC-11). */
    tracking: Sealed | null;
    signedUpAt: string;
  }
>;
export type ActivationMailRequested = Event<'ActivationMailRequested', { requestedAt: string }>;
export type EmailConfirmed = Event<'EmailConfirmed', { confirmedAt: string }>;
export type LanguageChanged = Event<'LanguageChanged', { language: string }>;
export type BecamePremium = Event<'BecamePremium', { becameAt: string }>;
export type PremiumEnded = Event<'PremiumEnded', { endedAt: string }>;

/** Takes effect when the link mailed to the new address is opened (ACC-08). */
export type EmailChangeRequested = Event<'EmailChangeRequested', { email: Sealed; requestedAt: string }>;
/** The same address is mailed again; links in earlier mails stay valid until they expire. */
export type EmailChangeMailRequested = Event<'EmailChangeMailRequested', { requestedAt: string }>;
/**
 * The member keeps the current address, and links mailed before become invalid. A change of password has the same
 * effect.
 */
export type EmailChangeCancelled = Event<'EmailChangeCancelled', { cancelledAt: string }>;
/** `confirmed`: whether the previous address was confirmed; if it was not, the new one still has to be. */
export type EmailChanged = Event<'EmailChanged', { email: Sealed; confirmed: boolean; changedAt: string }>;
export type PasswordChanged = Event<'PasswordChanged', { changedAt: string }>;
/**
 * `by`: where the mail was requested, if not with the reset form; the mail mentions it. `reason`: why staff asked for it,
 * missing where the member did and in older events.
 */
export type PasswordResetRequested = Event<
  'PasswordResetRequested',
  { requestedAt: string; by?: 'sign-up'; reason?: Sealed }
>;
export type PasswordReset = Event<'PasswordReset', { resetAt: string }>;

export const DELETION_REASONS = [
  'found_someone',
  'too_expensive',
  'too_few_matches',
  'too_many_mails',
  'privacy',
  'break',
  'other',
] as const;
export type DeletionReason = (typeof DELETION_REASONS)[number];

/**
 * The account was deleted and can be restored until `eraseAt` (ACC-12); `on_request`: by staff at the member's request.
 */
export type MemberDeleted = Event<
  'MemberDeleted',
  { reason: DeletionReason | 'on_request'; text: Sealed | null; deletedAt: string; eraseAt: string }
>;
/** Staff delete the account at the member's request, and record how they were asked (ADM-02). */
export type DeletionGranted = Event<'DeletionGranted', { reason: Sealed; grantedAt: string }>;
export type MemberReactivated = Event<'MemberReactivated', { reactivatedAt: string }>;
/** The address was not confirmed in time: the account is erased (PRV-02). */
export type SignUpLapsed = Event<'SignUpLapsed', { lapsedAt: string }>;
/** The account can no longer be restored: its data is being erased. */
export type ErasureStarted = Event<'ErasureStarted', { startedAt: string }>;
/** No personal data is left; read models delete the member's rows. */
export type MemberErased = Event<'MemberErased', { erasedAt: string }>;

/**
 * Staff disabled the account and told the member why (ADM-02). `caseId`: the report that led to it, if any (PRV-03).
 */
export type MemberDisabled = Event<'MemberDisabled', { reason: Sealed; disabledAt: string; caseId?: string }>;
/** `caseId`: the report whose decision was revised, if that is the reason. */
export type MemberEnabled = Event<'MemberEnabled', { reason: Sealed; enabledAt: string; caseId?: string }>;

export type MemberEvent =
  | SignedUp
  | ActivationMailRequested
  | EmailConfirmed
  | LanguageChanged
  | BecamePremium
  | EmailChangeRequested
  | EmailChangeMailRequested
  | EmailChangeCancelled
  | PremiumEnded
  | EmailChanged
  | PasswordChanged
  | PasswordResetRequested
  | PasswordReset
  | MemberDeleted
  | DeletionGranted
  | MemberReactivated
  | SignUpLapsed
  | ErasureStarted
  | MemberErased
  | MemberDisabled
  | MemberEnabled;
