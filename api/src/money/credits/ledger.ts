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

/** The postings of one movement. They sum to zero, so the total of all accounts is always zero (MNY-09). */
export function postings({ type, data }: WalletEvent): Posting[] {
  const { credits } = data;
  switch (type) {
    case 'CreditsGranted':
      return move(credits, 'granted', 'member_wallets');
    case 'CreditsBought':
      return move(credits, 'sold', 'member_wallets');
    case 'CreditsSpent':
      return move(credits, 'member_wallets', 'spent');
    case 'CreditsReturned':
      return move(credits, 'spent', 'member_wallets');
    case 'CreditsHeld':
      return move(credits, 'member_wallets', 'held');
    case 'CreditsReleased':
      return move(credits, 'held', 'member_wallets');
    case 'CreditsRefunded':
      return move(credits, 'held', 'refunded');
    case 'CreditsLapsed':
      return move(credits, 'member_wallets', 'lapsed');
    case 'CreditsChargedBack':
      return [
        { account: 'member_wallets', credits: -data.taken },
        { account: 'debt', credits: data.taken - credits },
        { account: 'charged_back', credits },
      ];
    case 'CreditsReinstated':
      return move(credits, 'charged_back', 'member_wallets');
    case 'DebtSettled':
      return move(credits, 'member_wallets', 'debt');
    case 'DebtWrittenOff':
      return move(credits, 'chargeback_loss', 'debt');
    case 'WriteOffUndone':
      return move(credits, 'debt', 'chargeback_loss');
  }
}

const move = (credits: number, from: LedgerAccount, to: LedgerAccount): Posting[] => [
  { account: from, credits: -credits },
  { account: to, credits },
];
