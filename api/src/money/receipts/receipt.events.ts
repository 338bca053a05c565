import type { Event } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import type { Location } from './location.js';
import type { Vat } from './vat.js';

/** The sale as on the receipt: without name and address, so that the books can outlive the member's data. */
export interface Sale {
  memberId: string;
  brand: string | null;
  credits: number;
  price: Money;
  discount: { code: string; off: Money } | null;
  transactionCosts: Money;
  method: string;
  /** The whole amount received. */
  paid: Money;
  vat: Vat & Pick<Location, 'evidence' | 'basis'>;
}

/** Recorded in the stream of its payment. */
export type ReceiptIssued = Event<'ReceiptIssued', Sale & { number: string; issuedAt: string }>;

/** Why money of a sale went back. */
export const CREDIT_CAUSES = ['refund', 'charge_back'] as const;
export type CreditCause = (typeof CREDIT_CAUSES)[number];

/** `causeId`: the refund or charge-back. `receipt`: the number of the receipt that this credit note corrects. */
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

/** A charge-back was reversed: the amount of its credit note is invoiced again, under a new number. */
export type ReceiptRestored = Event<
  'ReceiptRestored',
  Omit<Credit, 'cause'> & { creditNote: string; number: string; issuedAt: string }
>;

export type ReceiptEvent = ReceiptIssued | CreditNoteIssued | ReceiptRestored;
