import type { Event, Sealed } from '../../kernel/index.js';

export type SignedUp = Event<
  'SignedUp',
  {
    email: Sealed;
    language: string;
    /** IANA zone; the member's age and quiet hours follow it. */
    timeZone: string;
    /** Which of the site's names the member came to; mails come from there. */
    domain: string;
    /** Date of the terms and privacy text that was agreed to (ACC-03). */
    termsVersion: string;
    /** Where the member came from, as JSON; null when the first address told nothing (ACC-11). */
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
/** The same address, mailed once more; links of earlier mails stay good as long as they last. */
export type EmailChangeMailRequested = Event<'EmailChangeMailRequested', { requestedAt: string }>;
/** The member keeps the address they have: links that were mailed are worth nothing from here on. Another password does so too. */
export type EmailChangeCancelled = Event<'EmailChangeCancelled', { cancelledAt: string }>;
/** `confirmed`: whether the address before it was; who had not confirmed that one has the new one to confirm. */
export type EmailChanged = Event<'EmailChanged', { email: Sealed; confirmed: boolean; changedAt: string }>;
export type PasswordChanged = Event<'PasswordChanged', { changedAt: string }>;
/** `by`: how it was asked for, where that is not the form for it; the mail says so. */
export type PasswordResetRequested = Event<'PasswordResetRequested', { requestedAt: string; by?: 'sign-up' }>;
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

/** The member left, and may come back until `eraseAt` (ACC-12); `on_request`: staff did it for them. */
export type MemberDeleted = Event<
  'MemberDeleted',
  { reason: DeletionReason | 'on_request'; text: Sealed | null; deletedAt: string; eraseAt: string }
>;
/** Staff delete the account for its member, and write down how they were asked (ADM-02). */
export type DeletionGranted = Event<'DeletionGranted', { reason: Sealed; grantedAt: string }>;
export type MemberReactivated = Event<'MemberReactivated', { reactivatedAt: string }>;
/** Nobody confirmed the address in time: the account is erased (PRV-02). */
export type SignUpLapsed = Event<'SignUpLapsed', { lapsedAt: string }>;
/** From here on the member cannot come back: data is being erased. */
export type ErasureStarted = Event<'ErasureStarted', { startedAt: string }>;
/** Nothing personal is left; read models let go of the member's rows. */
export type MemberErased = Event<'MemberErased', { erasedAt: string }>;

/** Staff shut the member out, and tell them why (ADM-02). `caseId`: the report it comes of, if it does (PRV-03). */
export type MemberDisabled = Event<'MemberDisabled', { reason: Sealed; disabledAt: string; caseId?: string }>;
/** `caseId`: the report whose decision was revised, where that is why. */
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
