import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { drawNumber, receiptBook } from './receipt-book.js';
import type { NumberDrawn } from './receipt-book.events.js';
import { coverable, issueCreditNote, issueReceipt, receipt, remaining, restoreReceipt } from './receipt.js';
import type { ReceiptEvent, ReceiptIssued, Sale } from './receipt.events.js';
import { receiptNotFound } from './receipts.errors.js';
import { vatWithin } from './vat.js';

const at = '2026-03-01T10:00:00.000Z';
const euro = (amount: number) => ({ amount, currency: 'EUR' });
const drawn = (series: NumberDrawn['data']['series'], year: number, ordinal: number, number: string): NumberDrawn => ({
  type: 'NumberDrawn',
  data: { series, year, ordinal, number, paymentId: 'p1', drawnAt: at },
});
const next = { series: 'receipt', brand: null, year: 2026, paymentId: 'p1', at } as const;

describe('MNY-11 numbers of receipts', () => {
  it('count each series of a brand by itself', () => {
    given(receiptBook)
      .when((state) => drawNumber(state, next))
      .then(drawn('receipt', 2026, 1, '2026-000001'));
    given(receiptBook, drawn('receipt', 2026, 41, '2026-000041'))
      .when((state) => drawNumber(state, { ...next, brand: 'roos' }))
      .then(drawn('receipt', 2026, 42, 'ROOS-2026-000042'));
    given(receiptBook, drawn('receipt', 2026, 41, '2026-000041'))
      .when((state) => drawNumber(state, { ...next, series: 'credit_note' }))
      .then(drawn('credit_note', 2026, 1, 'C2026-000001'));
  });

  it('begin at one in a new year, which a slow clock does not undo', () => {
    const old = [drawn('receipt', 2026, 41, '2026-000041'), drawn('credit_note', 2026, 3, 'C2026-000003')];
    given(receiptBook, ...old)
      .when((state) => drawNumber(state, { ...next, year: 2027 }))
      .then(drawn('receipt', 2027, 1, '2027-000001'));
    given(receiptBook, ...old, drawn('receipt', 2027, 1, '2027-000001'))
      .when((state) => drawNumber(state, next))
      .then(drawn('receipt', 2027, 2, '2027-000002'));
    given(receiptBook, ...old, drawn('receipt', 2027, 1, '2027-000001'))
      .when((state) => drawNumber(state, { ...next, series: 'credit_note', year: 2027 }))
      .then(drawn('credit_note', 2027, 1, 'C2027-000001'));
  });
});

const sale: Sale = {
  memberId: 'anna',
  brand: null,
  credits: 100,
  price: euro(999),
  discount: null,
  transactionCosts: euro(0),
  method: 'ideal',
  paid: euro(999),
  vat: { ...vatWithin(euro(999), { country: 'NL', rate: 2100 }), evidence: [], basis: 'single' },
};
const issued: ReceiptIssued = { type: 'ReceiptIssued', data: { ...sale, number: '2026-000001', issuedAt: at } };
const back = (amount: number, number = 'C2026-000001') =>
  ({ cause: 'refund', causeId: 'r1', credits: 10, amount: euro(amount), number, at }) as const;

describe('MNY-08 a receipt and its credit notes', () => {
  it('is issued once', () => {
    given(receipt)
      .when((state) => issueReceipt(state, { ...sale, number: '2026-000001', at }))
      .then(issued);
    expect(() => issueReceipt(given(receipt, issued).state, { ...sale, number: '2026-000002', at })).toThrow();
  });

  it('is taken back at the VAT it was sold with, to the cent in however many parts', () => {
    const documents: ReceiptEvent[] = [issued];
    let vat = 0;
    for (const amount of [333, 333, 333]) {
      const [note] = issueCreditNote(given(receipt, ...documents).state, back(amount));
      expect(note.data.vat.net.amount + note.data.vat.vat.amount).toBe(amount);
      vat += note.data.vat.vat.amount;
      documents.push(note);
    }
    expect(vat).toBe(173);
    expect(remaining(given(receipt, ...documents).state)).toBe(0);
  });

  it('names the receipt, and never takes back more than it', () => {
    expect(issueCreditNote(given(receipt, issued).state, back(999))).toMatchObject([
      { data: { receipt: '2026-000001', vat: { rate: 2100, net: euro(826), vat: euro(173) } } },
    ]);
    expect(() => issueCreditNote(given(receipt, issued).state, back(1000))).toThrow(/cannot be taken off/);
    given(receipt)
      .when((state) => issueCreditNote(state, back(1)))
      .thenRefused(receiptNotFound, {});
  });

  it('MNY-09 covers what is left, all of it where a bank took another currency, and then nothing', () => {
    const { state } = given(receipt, issued);
    expect(coverable(state, euro(500))).toEqual(euro(500));
    expect(coverable(state, euro(5_000))).toEqual(euro(999));
    expect(coverable(state, { amount: 1_150, currency: 'USD' })).toEqual(euro(999));
    const [part] = issueCreditNote(state, back(400));
    const after = given(receipt, issued, part).state;
    const dollars = coverable(after, { amount: 1, currency: 'USD' })!;
    expect(dollars).toEqual(euro(599));
    const [rest] = issueCreditNote(after, { ...back(0, 'C2026-000002'), amount: dollars });
    const used = given(receipt, issued, part, rest).state;
    expect([coverable(used, euro(1)), coverable(used, { amount: 1, currency: 'USD' })]).toEqual([null, null]);
    expect(coverable(receipt.initial, euro(1))).toBeNull();
  });

  it('is whole again when a bank gives back what it took', () => {
    const [note] = issueCreditNote(given(receipt, issued).state, {
      ...back(500),
      cause: 'charge_back',
      causeId: 'cb1',
    });
    const [again] = restoreReceipt(given(receipt, issued, note).state, { causeId: 'cb1', number: '2026-000002', at });
    expect(again!.data).toMatchObject({
      number: '2026-000002',
      receipt: '2026-000001',
      creditNote: 'C2026-000001',
      amount: euro(500),
      vat: note.data.vat,
    });
    const whole = given(receipt, issued, note, again!).state;
    expect(remaining(whole)).toBe(999);
    expect(restoreReceipt(whole, { causeId: 'cb1', number: '2026-000003', at })).toEqual([]);
  });
});
