import { v5 as uuidv5 } from 'uuid';
import { defineStream, type Sealed } from '../../kernel/domain.js';
import type {
  ChargebackDeadlineSet,
  ChargebackEvent,
  ChargebackEvidenceDownloaded,
  ChargebackStatementWritten,
} from './chargeback.events.js';
import { chargebackDecided } from './chargebacks.errors.js';

/** Won: also, whatever staff entered, once the payment company reports that the bank gave the money back. */
export const CHARGEBACK_STATUSES = ['open', 'disputed', 'accepted', 'won', 'lost'] as const;
export type ChargebackStatus = (typeof CHARGEBACK_STATUSES)[number];

/**
 * What finance does about a charge-back. It moves no money: that follows the payment, which the payment company's
 * reports change (decision 23).
 */
export interface Chargeback {
  status: ChargebackStatus;
}

export const chargeback = defineStream<Chargeback, ChargebackEvent>({
  type: 'chargeback',
  revision: 1,
  initial: { status: 'open' },
  evolve,
});
export const chargebackOf = chargeback.of;

/** The id of the record: the same for one charge-back of one payment, whoever works it out. */
export const chargebackIdOf = (paymentId: string, reference: string): string => uuidv5(reference, paymentId);

export const CHARGEBACK_DECISIONS = ['accept', 'dispute', 'win', 'lose', 'reopen'] as const;
export type ChargebackDecision = (typeof CHARGEBACK_DECISIONS)[number];

const EVENTS = {
  accept: 'ChargebackAccepted',
  dispute: 'ChargebackDisputed',
  win: 'ChargebackWon',
  lose: 'ChargebackLost',
  reopen: 'ChargebackReopened',
} as const;

/** A direct debit that the bank returned (AM04, MD06 …): it asks for no evidence, and hears none. */
export const isReturn = (method: string): boolean => method === 'sdd';

/** `reversed`: the bank gave the money back, so nothing is left to decide. `returned`: see `isReturn`. */
interface BankState {
  reversed: boolean;
  returned: boolean;
}

/** What staff can enter now. */
export function decisionsOf({ status }: Chargeback, { reversed, returned }: BankState): ChargebackDecision[] {
  if (reversed) return [];
  switch (status) {
    case 'open':
      return returned ? ['accept'] : ['dispute', 'accept'];
    case 'disputed':
      return ['win', 'lose', 'reopen'];
    case 'accepted':
    case 'won':
    case 'lost':
      return ['reopen'];
  }
}

/** Who enters something about which charge-back, and when. `by`: a staff id. */
export interface Entry extends BankState {
  memberId: string;
  paymentId: string;
  by: string;
  at: string;
}

export function decideChargeback(
  state: Chargeback,
  { decision, reversed, returned, at, ...what }: Entry & { decision: ChargebackDecision; reason: Sealed | null },
): [ChargebackEvent] {
  if (!decisionsOf(state, { reversed, returned }).includes(decision)) throw chargebackDecided({});
  return [{ type: EVENTS[decision], data: { ...what, decidedAt: at } }];
}

/** Whether the bank is still to be answered, or to decide: until then day and statement can be changed. */
export const isUndecided = ({ status }: Chargeback, { reversed, returned }: BankState): boolean =>
  !reversed && !returned && (status === 'open' || status === 'disputed');

export function setDeadline(
  state: Chargeback,
  { reversed, returned, at, ...what }: Entry & { respondBy: string; reason: Sealed | null },
): [ChargebackDeadlineSet] {
  if (!isUndecided(state, { reversed, returned })) throw chargebackDecided({});
  return [{ type: 'ChargebackDeadlineSet', data: { ...what, setAt: at } }];
}

export function writeStatement(
  state: Chargeback,
  { reversed, returned, at, ...what }: Entry & { statement: Sealed | null },
): [ChargebackStatementWritten] {
  if (!isUndecided(state, { reversed, returned })) throw chargebackDecided({});
  return [{ type: 'ChargebackStatementWritten', data: { ...what, writtenAt: at } }];
}

/** Also of one that is decided: the file may be asked for again. */
export const downloadEvidence = ({
  at,
  ...what
}: Omit<Entry, keyof BankState> & { language: string }): ChargebackEvidenceDownloaded => ({
  type: 'ChargebackEvidenceDownloaded',
  data: { ...what, downloadedAt: at },
});

function evolve(state: Chargeback, { type }: ChargebackEvent): Chargeback {
  switch (type) {
    case 'ChargebackDeadlineSet':
    case 'ChargebackStatementWritten':
    case 'ChargebackEvidenceDownloaded':
      return state;
    case 'ChargebackAccepted':
      return { status: 'accepted' };
    case 'ChargebackDisputed':
      return { status: 'disputed' };
    case 'ChargebackWon':
      return { status: 'won' };
    case 'ChargebackLost':
      return { status: 'lost' };
    case 'ChargebackReopened':
      return { status: 'open' };
  }
}
