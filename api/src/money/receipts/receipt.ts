import { defineStream } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import type {
  CreditCause,
  CreditNoteIssued,
  ReceiptEvent,
  ReceiptIssued,
  ReceiptRestored,
  Sale,
} from './receipt.events.js';
import { receiptNotFound } from './receipts.errors.js';

/** The documents of one payment: its receipt, and how much of it credit notes have taken back. */
export interface Receipt {
  issued: ReceiptIssued['data'] | null;
  credited: { amount: number; vat: number };
  /** Credit notes of charge-backs, which a bank may reverse; a payment has a few at most. */
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

/** What credit notes have not taken back yet, in minor units. */
export const remaining = ({ issued, credited }: Receipt): number => (issued ? issued.paid.amount - credited.amount : 0);

interface Correction {
  cause: CreditCause;
  causeId: string;
  credits: number;
  amount: Money;
  number: string;
  at: string;
}

/**
 * Takes part of a receipt back, at the VAT it was sold with. All credit notes together are rounded, so that they take
 * back exactly the VAT of the receipt when all of it is, and never more.
 */
export function issueCreditNote(
  { issued, credited }: Receipt,
  { amount, number, at, ...why }: Correction,
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
        ...{ memberId, brand, ...why, amount, receipt: receiptNumber, number, issuedAt: at },
        vat: { country, rate, net: { amount: amount.amount - part, currency }, vat: { amount: part, currency } },
      },
    },
  ];
}

/** Nothing where no credit note was written for it. */
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
        ...{ ...state, chargedBack },
        credited: { amount: amount - data.amount.amount, vat: vat - data.vat.vat.amount },
      };
    }
  }
}
