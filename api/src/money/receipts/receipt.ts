import { defineStream } from '../../kernel/domain.js';
import type { Money } from '../../ground/settings/domain.js';
import type {
  CreditCause,
  CreditNoteIssued,
  ReceiptEvent,
  ReceiptIssued,
  ReceiptRestored,
  Sale,
} from './receipt.events.js';
import { receiptNotFound } from './receipts.errors.js';

/** The documents of one payment: its receipt and its credit notes. */
export interface Receipt {
  issued: ReceiptIssued['data'] | null;
  credited: { amount: number; vat: number };
  /** Credit notes of charge-backs, which may be reversed; a payment has a few at most. */
  chargedBack: Readonly<Record<string, CreditNoteIssued['data']>>;
}

export const receipt = defineStream<Receipt, ReceiptEvent>({
  type: 'receipt',
  revision: 1,
  initial: { issued: null, credited: { amount: 0, vat: 0 }, chargedBack: {} },
  evolve,
});
export const receiptOf = receipt.of;

export const issueReceipt = (
  { issued }: Receipt,
  { number, at, ...sale }: Sale & { number: string; at: string },
): [ReceiptIssued] => {
  if (issued) throw new Error(`receipt ${issued.number} was issued already`);
  return [{ type: 'ReceiptIssued', data: { ...sale, number, issuedAt: at } }];
};

/** The amount not covered by credit notes yet, in minor units. */
export const remaining = ({ issued, credited }: Receipt): number => (issued ? issued.paid.amount - credited.amount : 0);

/**
 * The part of an amount that a credit note can still cover: a bank may charge back what a refund has already returned.
 * An amount in another currency cannot be compared and counts as the whole receipt, as it does for the credits
 * (decision 23). Null: nothing.
 */
export function coverable(state: Receipt, { amount, currency }: Money): Money | null {
  const left = remaining(state);
  if (!state.issued || left < 1) return null;
  const { currency: own } = state.issued.paid;
  const covered = currency === own ? Math.min(amount, left) : left;
  return covered < 1 ? null : { amount: covered, currency: own };
}

export interface Correction {
  cause: CreditCause;
  causeId: string;
  credits: number;
  amount: Money;
}

/**
 * Credits part of a receipt, at the VAT rate of the sale. The running total of all credit notes is rounded, so that
 * they never exceed the receipt's VAT, and equal it once the whole receipt is credited.
 */
export function issueCreditNote(
  { issued, credited }: Receipt,
  { amount, number, at, ...why }: Correction & { number: string; at: string },
): [CreditNoteIssued] {
  if (!issued) throw receiptNotFound({});
  const { memberId, brand, paid, vat, number: receiptNumber } = issued;
  const together = credited.amount + amount.amount;
  if (amount.currency !== paid.currency || together > paid.amount) {
    throw new Error(`${amount.amount} ${amount.currency} cannot be taken off receipt ${receiptNumber}`);
  }
  const vatTogether = Math.round((vat.vat.amount * together) / paid.amount);
  const part = vatTogether - credited.vat;
  const { country, rate } = vat;
  const { currency } = amount;
  return [
    {
      type: 'CreditNoteIssued',
      data: {
        memberId,
        brand,
        ...why,
        amount,
        receipt: receiptNumber,
        number,
        issuedAt: at,
        vat: { country, rate, net: { amount: amount.amount - part, currency }, vat: { amount: part, currency } },
      },
    },
  ];
}

/** Does nothing if the charge-back had no credit note. */
export function restoreReceipt(
  { chargedBack }: Receipt,
  { causeId, number, at }: { causeId: string; number: string; at: string },
): [ReceiptRestored] | [] {
  const note = chargedBack[causeId];
  if (!note) return [];
  const { memberId, brand, credits, amount, vat, receipt: of } = note;
  const data = { memberId, brand, causeId, credits, amount, vat, receipt: of, creditNote: note.number };
  return [{ type: 'ReceiptRestored', data: { ...data, number, issuedAt: at } }];
}

function evolve(state: Receipt, { type, data }: ReceiptEvent): Receipt {
  switch (type) {
    case 'ReceiptIssued':
      return { ...state, issued: data };
    case 'CreditNoteIssued': {
      const { amount, vat } = state.credited;
      const credited = { amount: amount + data.amount.amount, vat: vat + data.vat.vat.amount };
      const { chargedBack } = state;
      return data.cause === 'refund'
        ? { ...state, credited }
        : { ...state, credited, chargedBack: { ...chargedBack, [data.causeId]: data } };
    }
    case 'ReceiptRestored': {
      const { amount, vat } = state.credited;
      const { [data.causeId]: _, ...chargedBack } = state.chargedBack;
      return {
        ...state,
        chargedBack,
        credited: { amount: amount - data.amount.amount, vat: vat - data.vat.vat.amount },
      };
    }
  }
}
