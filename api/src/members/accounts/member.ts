import { authenticationRequired, confirmationRequired, defineStream, type Sealed } from '../../kernel/domain.js';
import { activationFailed, tooManyMails } from './accounts.errors.js';
import type {
  ActivationMailRequested,
  BecamePremium,
  EmailConfirmed,
  ErasureStarted,
  LanguageChanged,
  MemberEvent,
  PremiumEnded,
  SignedUp,
} from './member.events.js';

export interface MemberState {
  /** `none`: not signed up yet, or erased. */
  status: 'none' | 'not_confirmed' | 'active' | 'deleted';
  premium: boolean;
  /** Whether the member has ever bought credits, even if all were refunded since. */
  hasBought: boolean;
  language: string;
  signedUpAt: string | null;
  confirmedAt: string | null;
  /**
   * Times of requests for mails to an unconfirmed address, within one day before the last; kept short by the rate
   * limit.
   */
  mailsRequestedAt: string[];
  /** Number of address changes: a mailed link is valid only for the address it was sent to. */
  emailVersion: number;
  /**
   * The last request to change the address, until its link is opened; numbered, so that a link is valid for one
   * request.
   */
  emailRequest: { email: Sealed; number: number; mailedAt: string } | null;
  emailRequests: number;
  /** The request that set the current address. */
  emailFromRequest: number | null;
  /** Number of password changes: a mailed link is valid for a single change. */
  passwordVersion: number;
  /** Like `mailsRequestedAt`, for password reset mails. */
  resetsRequestedAt: string[];
  deletion: Deletion | null;
  /** Staff disabled the account, whatever its status. */
  disabled: boolean;
  /** The report that led to it; null if there was another reason or the account is not disabled. */
  disabledFor: string | null;
}

interface Deletion {
  deletedAt: string;
  eraseAt: string;
  /** Whether the e-mail address was confirmed when the account was deleted. */
  confirmed: boolean;
  /** Erasure has started: the account can no longer be restored. */
  erasing: boolean;
}

const initial: MemberState = {
  status: 'none',
  premium: false,
  hasBought: false,
  language: '',
  signedUpAt: null,
  confirmedAt: null,
  mailsRequestedAt: [],
  emailVersion: 0,
  emailRequest: null,
  emailRequests: 0,
  emailFromRequest: null,
  passwordVersion: 0,
  resetsRequestedAt: [],
  deletion: null,
  disabled: false,
  disabledFor: null,
};

export const member = defineStream<MemberState, MemberEvent>({
  type: 'member',
  revision: 10,
  initial,
  evolve: (state, event) => {
    switch (event.type) {
      case 'SignedUp':
        return {
          ...state,
          status: 'not_confirmed',
          language: event.data.language,
          signedUpAt: event.data.signedUpAt,
        };
      case 'ActivationMailRequested':
        return { ...state, mailsRequestedAt: withOneMore(state.mailsRequestedAt, event.data.requestedAt) };
      case 'EmailConfirmed':
        return { ...state, status: 'active', confirmedAt: event.data.confirmedAt, mailsRequestedAt: [] };
      case 'LanguageChanged':
        return { ...state, language: event.data.language };
      case 'BecamePremium':
        return { ...state, premium: true, hasBought: true };
      case 'EmailChangeRequested': {
        const { email, requestedAt: at } = event.data;
        const number = state.emailRequests + 1;
        const mailsRequestedAt = withOneMore(state.mailsRequestedAt, at);
        return { ...state, emailRequests: number, emailRequest: { email, number, mailedAt: at }, mailsRequestedAt };
      }
      case 'EmailChangeMailRequested': {
        const at = event.data.requestedAt;
        const emailRequest = state.emailRequest && { ...state.emailRequest, mailedAt: at };
        return { ...state, emailRequest, mailsRequestedAt: withOneMore(state.mailsRequestedAt, at) };
      }
      case 'EmailChangeCancelled':
        return { ...state, emailRequest: null };
      case 'EmailChanged': {
        const emailFromRequest = event.data.confirmed ? (state.emailRequest?.number ?? null) : null;
        return { ...state, emailVersion: state.emailVersion + 1, emailRequest: null, emailFromRequest };
      }
      case 'PasswordResetRequested':
        return { ...state, resetsRequestedAt: withOneMore(state.resetsRequestedAt, event.data.requestedAt) };
      case 'PasswordChanged':
      case 'PasswordReset':
        return { ...state, passwordVersion: state.passwordVersion + 1 };
      case 'MemberDeleted': {
        const { deletedAt, eraseAt } = event.data;
        const confirmed = state.status === 'active';
        const deletion = { deletedAt, eraseAt, confirmed, erasing: false };
        // A restored account must not change to an address requested before the deletion.
        return { ...state, status: 'deleted', deletion, emailRequest: null };
      }
      case 'DeletionGranted':
        return state;
      case 'MemberReactivated':
        return { ...state, status: 'active', deletion: null };
      case 'SignUpLapsed': {
        const { lapsedAt: at } = event.data;
        const deletion = { deletedAt: at, eraseAt: at, confirmed: false, erasing: false };
        return { ...state, status: 'deleted', deletion };
      }
      case 'ErasureStarted':
        return {
          ...state,
          status: 'deleted',
          deletion: { ...leftUnseen(state, event), ...state.deletion, erasing: true },
        };
      case 'MemberErased':
        return initial;
      case 'PremiumEnded':
        return { ...state, premium: false };
      case 'MemberDisabled':
        return { ...state, disabled: true, disabledFor: event.data.caseId ?? null };
      case 'MemberEnabled':
        return { ...state, disabled: false, disabledFor: null };
    }
  },
});

export const memberOf = member.of;

/** The deletion of a member who is erased again after restoring a backup that may be older than the deletion. */
const leftUnseen = ({ status }: MemberState, { data: { startedAt } }: ErasureStarted) => ({
  deletedAt: startedAt,
  eraseAt: startedAt,
  confirmed: status === 'active',
});

interface SignUp extends Omit<SignedUp['data'], 'signedUpAt'> {
  now: Date;
}

export const signUp = (state: MemberState, { now, ...details }: SignUp): [SignedUp] => {
  if (state.status !== 'none') throw new Error('this member has already signed up');
  return [{ type: 'SignedUp', data: { ...details, signedUpAt: now.toISOString() } }];
};

export const requestActivationMail = (
  state: MemberState,
  { now, mailsADay }: { now: Date; mailsADay: number },
): ActivationMailRequested[] => {
  if (state.status !== 'not_confirmed') return [];
  refuseTooMany(state, mailsADay, now);
  return [{ type: 'ActivationMailRequested', data: { requestedAt: now.toISOString() } }];
};

/**
 * A second click on a mailed link finds the account active and reports success. A link sent to an address that has been
 * corrected since confirms nothing: its recipient may not be the member.
 */
export const confirmEmail = (
  state: MemberState,
  { emailVersion, now }: { emailVersion: number; now: Date },
): EmailConfirmed[] => {
  if (state.status === 'active') return [];
  if (state.status !== 'not_confirmed' || state.emailVersion !== emailVersion) throw activationFailed({});
  return [{ type: 'EmailConfirmed', data: { confirmedAt: now.toISOString() } }];
};

export const changeLanguage = (state: MemberState, language: string): LanguageChanged[] =>
  state.language === language ? [] : [{ type: 'LanguageChanged', data: { language } }];

/** Only the first purchase makes a member premium (ACC-09). */
export const turnPremium = (state: MemberState, { now }: { now: Date }): BecamePremium[] =>
  state.premium ? [] : [{ type: 'BecamePremium', data: { becameAt: now.toISOString() } }];

/** Premium ends only when everything the member bought has been refunded (MNY-08). */
export const endPremium = (state: MemberState, { now }: { now: Date }): PremiumEnded[] =>
  state.premium ? [{ type: 'PremiumEnded', data: { endedAt: now.toISOString() } }] : [];

/** Whether the member ever confirmed an address; later addresses are confirmed before they are used. */
export const hasConfirmed = ({ status, deletion }: MemberState): boolean =>
  status === 'active' || deletion?.confirmed === true;

/** Rejects members who may not act yet, or no longer (ACC-04). */
export function requireActive({ status, disabled }: Pick<MemberState, 'status' | 'disabled'>): void {
  if (disabled) throw authenticationRequired({});
  if (status === 'not_confirmed') throw confirmationRequired({});
  if (status !== 'active') throw authenticationRequired({});
}

const DAY = 24 * 60 * 60 * 1000;
export const withinADay = (instants: string[], now: Date) =>
  instants.filter((at) => Date.parse(at) > now.getTime() - DAY);
const withOneMore = (instants: string[], at: string) => [...withinADay(instants, new Date(at)), at];

/** @param mailsADay maximum number of mails per day to an unconfirmed address */
export function refuseTooMany({ mailsRequestedAt }: MemberState, mailsADay: number, now: Date): void {
  if (withinADay(mailsRequestedAt, now).length >= mailsADay) throw tooManyMails({});
}
