import type { WalletEvent } from './wallet.events.js';

/** `member_wallets`: what members hold; the others say where credits came from and went. */
export const LEDGER_ACCOUNTS = ['sold', 'granted', 'member_wallets', 'held', 'spent', 'refunded', 'lapsed'] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export interface Posting {
  account: LedgerAccount;
  credits: number;
}

/** The postings of one movement; they sum to zero, so all accounts together always do (MNY-09). */
export function postings({ type, data: { credits } }: WalletEvent): [Posting, Posting] {
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
  }
}

const move = (credits: number, from: LedgerAccount, to: LedgerAccount): [Posting, Posting] => [
  { account: from, credits: -credits },
  { account: to, credits },
];
