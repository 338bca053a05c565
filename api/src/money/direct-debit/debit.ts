import { defineStream, monthsLater, type Sealed } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import type {
  CodeTerms,
  DebitAuthorised,
  DebitCodeAsked,
  DebitCodeRefused,
  DebitEvent,
  DebitPaidBack,
  DebitPayBackAsked,
  DebitPostponed,
  DebitReduced,
  DebitReturned,
  DebitSent,
  DebitTakenOut,
  Mandate,
  MandateForgotten,
  ReturnCode,
} from './debit.events.js';
import { codeExpired, debitClosed, debitDecided, debitNotFound } from './debits.errors.js';

/** `withdrawn`: refunded in full before it was collected. */
export type DebitStatus = 'none' | 'asked' | 'authorised' | 'withdrawn' | 'sent' | 'returned';

export interface SentCode extends CodeTerms {
  number: number;
  phone: Sealed;
  phoneHash: string;
  askedAt: string;
  wrong: number;
}

export interface Debit {
  status: DebitStatus;
  /** The latest code that was sent; `wrong` counts failed attempts. */
  code: SentCode | null;
  mandate: Mandate | null;
  /** In minor units: the amount that is still to be collected, or was collected. */
  left: number;
  fileId: string | null;
  returned: { code: ReturnCode; amount: Money } | null;
  /** By refund id: a few at most. */
  paidBack: Readonly<Record<string, { amount: Money; done: boolean }>>;
  /** Last use of the mandate: the collection day, or the instant of a return. */
  lastUse: string | null;
  forgotten: boolean;
}

export const debit = defineStream<Debit, DebitEvent>({
  type: 'debit',
  revision: 4,
  initial: {
    status: 'none',
    code: null,
    mandate: null,
    left: 0,
    fileId: null,
    returned: null,
    paidBack: {},
    lastUse: null,
    forgotten: false,
  },
  evolve,
});
/** A debit has the id of its payment. */
export const debitOf = debit.of;

/** Months for which a mandate is kept after its last use (PRV-02). */
const KEPT_MONTHS = 14;

/** Name of the mandate's own key in the vault. */
export const keyOwner = (paymentId: string): string => `mandate-${paymentId}`;
/** Unique, and within the 35 characters that SEPA allows for a mandate reference. */
export const referenceOf = (paymentId: string): string => paymentId.replaceAll('-', '').toUpperCase();

/** The payment of a mandate reference, in any notation; null: not one of ours. */
export function paymentIdOf(reference: string): string | null {
  const [, ...parts] =
    /^([\da-f]{8})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{4})-?([\da-f]{12})$/i.exec(reference.trim()) ?? [];
  return parts.length > 0 ? parts.join('-').toLowerCase() : null;
}

export function askCode(
  { status, code }: Debit,
  { at, ...asked }: Omit<DebitCodeAsked['data'], 'number' | 'askedAt'> & CodeTerms & { at: string },
): [DebitCodeAsked] {
  if (status !== 'none' && status !== 'asked') throw debitClosed({});
  return [{ type: 'DebitCodeAsked', data: { ...asked, number: (code?.number ?? 0) + 1, askedAt: at } }];
}

/** A wrong code is recorded too, so that attempts are counted; `isRight` checks what was typed against the code that was sent. */
export function authorise(
  { status, code }: Debit,
  { isRight, at, ...mandate }: Omit<Mandate, 'signedAt'> & { isRight: (code: SentCode) => boolean; at: Date },
): [DebitAuthorised] | [DebitCodeRefused] {
  if (status !== 'none' && status !== 'asked') throw debitClosed({});
  if (!code || code.phoneHash !== mandate.phoneHash || at > expiryOf(code) || code.wrong >= code.tries)
    throw codeExpired({});
  const { number } = code;
  return isRight(code)
    ? [{ type: 'DebitAuthorised', data: { ...mandate, signedAt: at.toISOString() } }]
    : [
        {
          type: 'DebitCodeRefused',
          data: { memberId: mandate.memberId, number, refusedAt: at.toISOString() },
        },
      ];
}

export const triesLeft = ({ code }: Debit): number => (code ? code.tries - code.wrong : 0);

export const expiryOf = ({ askedAt, minutes }: Pick<SentCode, 'askedAt' | 'minutes'>): Date =>
  new Date(Date.parse(askedAt) + minutes * 60_000);

/** `soonest`: the first day for which the bank still accepts a debit; `collectOn`: the new collection day. */
export function postpone(
  { status, mandate }: Debit,
  { soonest, collectOn, at }: { soonest: string; collectOn: string; at: string },
): [DebitPostponed] | [] {
  if (status !== 'authorised' || !mandate || mandate.collectOn >= soonest) return [];
  return [{ type: 'DebitPostponed', data: { memberId: mandate.memberId, collectOn, postponedAt: at } }];
}

/** Sends the debit for the announced day. If it need not be collected any more, it is left out of the file. */
export function send(
  { status, mandate, left }: Debit,
  { fileId, at }: { fileId: string; at: string },
): [DebitSent] | [] {
  if (status !== 'authorised' || !mandate) return [];
  const { memberId, amount, collectOn } = mandate;
  return [
    { type: 'DebitSent', data: { memberId, fileId, amount: { ...amount, amount: left }, collectOn, sentAt: at } },
  ];
}

/**
 * Takes the debit out of an unsent file, so that the next one collects it. Refunds that staff had yet to transfer
 * reduce the amount to collect instead; those already transferred do not. A returned debit is left as it is.
 */
export function takeOut(
  { status, mandate, left, fileId, paidBack }: Debit,
  { at, ...file }: { fileId: string; at: string },
): [DebitTakenOut, ...DebitReduced[]] | [] {
  if (status !== 'sent' || !mandate || fileId !== file.fileId) return [];
  const { memberId } = mandate;
  const waiting = Object.entries(paidBack).filter(([, one]) => !one.done);
  let rest = left;
  const reduced = waiting.map(([refundId, { amount }]): DebitReduced => {
    rest = Math.max(0, rest - amount.amount);
    return { type: 'DebitReduced', data: { memberId, refundId, amount, left: rest, reducedAt: at } };
  });
  return [{ type: 'DebitTakenOut', data: { memberId, ...file, takenOutAt: at } }, ...reduced];
}

export function returnDebit(
  { status, mandate, left }: Debit,
  { code, at }: { code: ReturnCode; at: string },
): [DebitReturned] {
  if (!mandate) throw debitNotFound({});
  if (status !== 'sent') throw debitDecided({});
  const { memberId, amount } = mandate;
  return [{ type: 'DebitReturned', data: { memberId, code, amount: { ...amount, amount: left }, returnedAt: at } }];
}

/**
 * Refunds money, once for each refund id: before the collection the debit is reduced, after it staff have to transfer
 * the money by hand. For a returned debit nothing is due, since the bank has already given the money back.
 */
export function payBack(
  { status, mandate, left, paidBack }: Debit,
  { refundId, amount, at }: { refundId: string; amount: Money; at: string },
): [DebitReduced] | [DebitPayBackAsked] | [] {
  if (!mandate) throw debitNotFound({});
  if (paidBack[refundId]) return [];
  const { memberId } = mandate;
  if (status === 'authorised' && amount.amount <= left)
    return [{ type: 'DebitReduced', data: { memberId, refundId, amount, left: left - amount.amount, reducedAt: at } }];
  if (status === 'sent') return [{ type: 'DebitPayBackAsked', data: { memberId, refundId, amount, askedAt: at } }];
  throw debitDecided({});
}

/** After a return the debtor has the money back, so nothing of it is transferred any more. */
export const isWaiting = ({ status }: Debit, one: { done: boolean } | undefined): boolean =>
  status === 'sent' && one?.done === false;

export function recordPaidBack(state: Debit, { refundId, at }: { refundId: string; at: string }): [DebitPaidBack] {
  const { mandate, paidBack } = state;
  const one = paidBack[refundId];
  if (!mandate || !one || !isWaiting(state, one)) throw debitDecided({});
  const { memberId } = mandate;
  return [{ type: 'DebitPaidBack', data: { memberId, refundId, amount: one.amount, paidBackAt: at } }];
}

/** Until when a mandate is kept; null if there is none or it is forgotten. */
export const keptUntil = ({ lastUse, forgotten }: Debit): Date | null =>
  lastUse && !forgotten ? monthsLater(lastUse, KEPT_MONTHS) : null;

export function forgetMandate(state: Debit, at: Date): [MandateForgotten] | [] {
  const until = keptUntil(state);
  if (!until || !state.mandate || at < until) return [];
  return [{ type: 'MandateForgotten', data: { memberId: state.mandate.memberId, forgottenAt: at.toISOString() } }];
}

function evolve(state: Debit, { type, data }: DebitEvent): Debit {
  switch (type) {
    case 'DebitCodeAsked': {
      const { number, phone, phoneHash, askedAt, digits = 6, minutes = 10, tries = 5 } = data;
      const code = { number, phone, phoneHash, askedAt, digits, minutes, tries, wrong: 0 };
      return { ...state, status: 'asked', code };
    }
    case 'DebitCodeRefused':
      return { ...state, code: state.code && { ...state.code, wrong: state.code.wrong + 1 } };
    case 'DebitAuthorised':
      return { ...state, status: 'authorised', mandate: data, left: data.amount.amount, lastUse: data.collectOn };
    case 'DebitReduced': {
      const paidBack = { ...state.paidBack, [data.refundId]: { amount: data.amount, done: true } };
      return { ...state, left: data.left, status: data.left === 0 ? 'withdrawn' : state.status, paidBack };
    }
    case 'DebitPostponed':
      return { ...state, mandate: on(state, data), lastUse: data.collectOn };
    // Old files that were late asked for another day than the announced one.
    case 'DebitSent':
      return { ...state, status: 'sent', mandate: on(state, data), fileId: data.fileId, lastUse: data.collectOn };
    case 'DebitTakenOut':
      return { ...state, status: 'authorised', fileId: null };
    case 'DebitReturned':
      return {
        ...state,
        status: 'returned',
        returned: { code: data.code, amount: data.amount },
        lastUse: data.returnedAt,
      };
    case 'DebitPayBackAsked':
    case 'DebitPaidBack': {
      const one = { amount: data.amount, done: type === 'DebitPaidBack' };
      return { ...state, paidBack: { ...state.paidBack, [data.refundId]: one } };
    }
    case 'MandateForgotten':
      return { ...state, forgotten: true };
  }
}

const on = ({ mandate }: Debit, { collectOn }: { collectOn: string }): Mandate | null =>
  mandate && { ...mandate, collectOn };
