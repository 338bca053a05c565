import type { WalletEvent } from './wallet.events.js';

/**
 * `member_wallets` is what members hold; the other accounts are where credits came from and went to. `debt` (never
 * above zero) is what members owe after charge-backs, `chargeback_loss` the part of it that was written off.
 */
export const LEDGER_ACCOUNTS = [
  'sold',
  'granted',
  'member_wallets',
  'held',
  'spent',
  'refunded',
  'lapsed',
  'charged_back',
  'debt',
  'chargeback_loss',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export interface Posting {
  account: LedgerAccount;
  credits: number;
}

/** What the ledger needs to know of a movement, or of the sum of movements of one type. */
export interface Moved {
  type: WalletEvent['type'];
  data: { credits: number; /** Of a charge-back: the part that was still in the wallet. */ taken?: number };
}

/** From which account a movement takes its credits, and to which it gives them. */
const MOVES: Record<
  Exclude<WalletEvent['type'], 'CreditsChargedBack'>,
  readonly [from: LedgerAccount, to: LedgerAccount]
> = {
  CreditsGranted: ['granted', 'member_wallets'],
  GoodwillGranted: ['granted', 'member_wallets'],
  CreditsBought: ['sold', 'member_wallets'],
  CreditsSpent: ['member_wallets', 'spent'],
  CreditsReturned: ['spent', 'member_wallets'],
  CreditsHeld: ['member_wallets', 'held'],
  CreditsReleased: ['held', 'member_wallets'],
  CreditsRefunded: ['held', 'refunded'],
  CreditsLapsed: ['member_wallets', 'lapsed'],
  CreditsReinstated: ['charged_back', 'member_wallets'],
  DebtSettled: ['member_wallets', 'debt'],
  DebtWrittenOff: ['chargeback_loss', 'debt'],
  WriteOffUndone: ['debt', 'chargeback_loss'],
};

/**
 * The postings of one movement, or of the sum of several of one type. They sum to zero, so the total of all accounts is
 * always zero (MNY-09).
 */
export function postings({ type, data: { credits, taken = 0 } }: Moved): Posting[] {
  if (type === 'CreditsChargedBack')
    return [
      { account: 'member_wallets', credits: -taken },
      { account: 'debt', credits: taken - credits },
      { account: 'charged_back', credits },
    ];
  const [from, to] = MOVES[type];
  return [
    { account: from, credits: -credits },
    { account: to, credits },
  ];
}

/** Where money came or went with a movement, the account that it belongs to, and its sign there. */
const MONEY: Partial<Record<WalletEvent['type'], { account: LedgerAccount; sign: 1 | -1 }>> = {
  CreditsBought: { account: 'sold', sign: -1 },
  CreditsRefunded: { account: 'refunded', sign: 1 },
  CreditsChargedBack: { account: 'charged_back', sign: 1 },
  CreditsReinstated: { account: 'charged_back', sign: -1 },
};

export const bearsMoney = (type: WalletEvent['type']): boolean => MONEY[type] !== undefined;

/**
 * The money of a movement in minor units, on the account that it belongs to: below zero where it came in, as credits
 * are on the accounts that they come from.
 */
export const amountOn = (account: LedgerAccount, { type, amount }: { type: WalletEvent['type']; amount: number }) =>
  MONEY[type]?.account === account ? MONEY[type].sign * amount : null;
