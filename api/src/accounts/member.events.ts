import type { Event, Sealed } from '../kernel/index.js';

export type SignedUp = Event<
  'SignedUp',
  {
    email: Sealed;
    language: string;
    /** IANA zone; the member's age and quiet hours follow it. */
    timeZone: string;
    /** Date of the terms and privacy text that was agreed to (ACC-03). */
    termsVersion: string;
    signedUpAt: string;
  }
>;
export type ActivationMailRequested = Event<'ActivationMailRequested', { requestedAt: string }>;
export type EmailConfirmed = Event<'EmailConfirmed', { confirmedAt: string }>;
export type LanguageChanged = Event<'LanguageChanged', { language: string }>;
export type BecamePremium = Event<'BecamePremium', { becameAt: string }>;

export type MemberEvent = SignedUp | ActivationMailRequested | EmailConfirmed | LanguageChanged | BecamePremium;
