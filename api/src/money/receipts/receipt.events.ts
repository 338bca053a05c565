import type { Event } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import type { Location } from './location.js';
import type { Vat } from './vat.js';

/** What was sold, as the receipt tells it: no name, no address, so that the books outlive the member. */
export interface Sale {
  memberId: string;
  brand: string | null;
  credits: number;
  price: Money;
  discount: { code: string; off: Money } | null;
  transactionCosts: Money;
  method: string;
  /** All of it: what came in. */
  paid: Money;
  vat: Vat & Pick<Location, 'evidence' | 'basis'>;
}

/** In the stream of the payment it is for. */
export type ReceiptIssued = Event<'ReceiptIssued', Sale & { number: string; issuedAt: string }>;

/** Why money left that a receipt had been written for. */
export const CREDIT_CAUSES = ['refund', 'charge_back'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

/** `causeId`: the refund or the charge-back. `receipt`: the number of the receipt it corrects. */
export interface Credit {
  memberId: string;
  brand: string | null;
  cause: CreditCause;
  causeId: string;
  credits: number;
  amount: Money;
  vat: Vat;
  receipt: string;
}
export type CreditNoteIssued = Event<'CreditNoteIssued', Credit & { number: string; issuedAt: string }>;

/** A bank took money back and gave it again: what its credit note took off is sold once more, under a number of its own. */
export type ReceiptRestored = Event<
  'ReceiptRestored',
  Omit<Credit, 'cause'> & { creditNote: string; number: string; issuedAt: string }
>;

export type ReceiptEvent = ReceiptIssued | CreditNoteIssued | ReceiptRestored;
