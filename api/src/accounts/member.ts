import { authenticationRequired, confirmationRequired, defineStream, type Sealed } from '../kernel/index.js';
import { activationFailed, tooManyMails } from './accounts.errors.js';
import type {
  ActivationMailRequested,
  BecamePremium,
  EmailConfirmed,
  LanguageChanged,
  MemberEvent,
  SignedUp,
} from './member.events.js';

export interface MemberState {
  status: 'none' | 'not_confirmed' | 'active' | 'deleted';
  premium: boolean;
  language: string;
  signedUpAt: string | null;
  /** When activation mails were asked for in the day before the last one; the limit keeps it short. */
  mailsRequestedAt: string[];
}

export const member = defineStream<MemberState, MemberEvent>({
  type: 'member',
  revision: 1,
  initial: { status: 'none', premium: false, language: '', signedUpAt: null, mailsRequestedAt: [] },
  evolve: (state, event) => {
    switch (event.type) {
      case 'SignedUp':
        return {
          ...state,
          status: 'not_confirmed',
          language: event.data.language,
          signedUpAt: event.data.signedUpAt,
        };
      case 'ActivationMailRequested': {
        const at = event.data.requestedAt;
        return { ...state, mailsRequestedAt: [...withinADay(state.mailsRequestedAt, new Date(at)), at] };
      }
      case 'EmailConfirmed':
        return { ...state, status: 'active', mailsRequestedAt: [] };
      case 'LanguageChanged':
        return { ...state, language: event.data.language };
      case 'BecamePremium':
        return { ...state, premium: true };
    }
  },
});

export const memberOf = member.of;

interface SignUp {
  email: Sealed;
  language: string;
  timeZone: string;
  termsVersion: string;
  now: Date;
}

export const signUp = (state: MemberState, { now, ...details }: SignUp): [SignedUp] => {
  if (state.status !== 'none') throw new Error('this member has signed up before');
  return [{ type: 'SignedUp', data: { ...details, signedUpAt: now.toISOString() } }];
};

export const requestActivationMail = (
  state: MemberState,
  { now, mailsADay }: { now: Date; mailsADay: number },
): ActivationMailRequested[] => {
  if (state.status !== 'not_confirmed') return [];
  if (withinADay(state.mailsRequestedAt, now).length >= mailsADay) throw tooManyMails({});
  return [{ type: 'ActivationMailRequested', data: { requestedAt: now.toISOString() } }];
};

/** A second click on the link of a mail finds the account active and is told so. */
export const confirmEmail = (state: MemberState, { now }: { now: Date }): EmailConfirmed[] => {
  if (state.status === 'active') return [];
  if (state.status !== 'not_confirmed') throw activationFailed({});
  return [{ type: 'EmailConfirmed', data: { confirmedAt: now.toISOString() } }];
};

export const changeLanguage = (state: MemberState, language: string): LanguageChanged[] =>
  state.language === language ? [] : [{ type: 'LanguageChanged', data: { language } }];

/** Premium is for good; only the first purchase turns it on (ACC-09). */
export const turnPremium = (state: MemberState, { now }: { now: Date }): BecamePremium[] =>
  state.premium ? [] : [{ type: 'BecamePremium', data: { becameAt: now.toISOString() } }];

/** Refuses who may not yet, or no longer, do what members do (ACC-04). */
export function requireActive({ status }: Pick<MemberState, 'status'>): void {
  if (status === 'not_confirmed') throw confirmationRequired({});
  if (status !== 'active') throw authenticationRequired({});
}

const DAY = 24 * 60 * 60 * 1000;
const withinADay = (instants: string[], now: Date) => instants.filter((at) => Date.parse(at) > now.getTime() - DAY);
