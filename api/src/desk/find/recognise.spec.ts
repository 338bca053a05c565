import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { newIban } from '../../../testing/ibans.js';
import { isTyped, referenceOf } from '../../ground/lists/domain.js';
import { drawNumber, receiptBook } from '../../money/receipts/receipt-book.js';
import { newNumber } from '../complaints/complaint-number.js';
import { recognise } from './recognise.js';

const receipts = fc
  .record({
    series: fc.constantFrom('receipt' as const, 'credit_note' as const),
    brand: fc.constantFrom(null, 'velvet', 'amour-toujours'),
    year: fc.integer({ min: 2020, max: 2099 }),
    last: fc.integer({ min: 0, max: 2_000_000 }),
  })
  .map(({ series, brand, year, last }) => {
    const state = { year, last: { ...receiptBook.initial.last, [series]: last } };
    return drawNumber(state, { series, brand, year, paymentId: randomUUID(), at: '' })[0].data.number;
  });
/** As people copy and type it. */
const typed = <T extends fc.Arbitrary<string>>(one: T) =>
  fc
    .tuple(one, fc.constantFrom('', ' ', '\n', '\t'), fc.boolean())
    .map(([text, blank, small]) => [text, `${blank}${small ? text.toLowerCase() : text}${blank}`] as const);

describe('ADM-08 recognising what was typed', () => {
  it('never fails, and every reading fits what it is looked up by', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { ids, lastFour, complaint } = recognise(text);
        if (ids?.from) expect([ids.from, ids.to].join()).toMatch(/^[0-9a-f,-]{73}$/);
        if (lastFour) expect(lastFour).toMatch(/^\d{4}$/);
        if (complaint) expect(complaint).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      }),
    ));

  it('knows every receipt and credit note by its number, in every brand', () =>
    fc.assert(
      fc.property(typed(receipts), fc.constantFrom('', '#', 'nr. ', 'No '), ([number, text], lead) => {
        expect(recognise(`${lead}${text.trim()}`).receipt).toBe(number);
        expect(recognise(text).receipt).toBe(number);
      }),
    ));

  it('knows every id, whole or by its beginning, with or without hyphens', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 8, max: 36 }), (id, length) => {
        expect(recognise(id).ids).toMatchObject({ from: id, to: id });
        expect(recognise(id.replaceAll('-', '').toUpperCase()).ids).toMatchObject({ from: id, to: id });
        const { from, to } = recognise(id.slice(0, length)).ids!;
        expect(from! <= id && id <= to!).toBe(true);
      }),
    ));

  it('knows every id by the reference that mails, receipts and lists tell, as people write it', () =>
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.constantFrom('payment' as const, 'refund' as const, 'chargeback' as const),
        fc.constantFrom('-', ' ', ''),
        (id, kind, between) => {
          const reference = referenceOf(kind, id);
          for (const text of [reference, ` ${reference.toLowerCase()}`, reference.replace('-', between)])
            expect(isTyped(recognise(text).ids, id)).toBe(true);
          expect(isTyped(recognise(reference.slice(-8)).ids, id)).toBe(true);
        },
      ),
    ));

  it.each([
    ['47,99', 4799],
    ['€ 0.30', 30],
    ['1199,00 €', 119900],
    ['47', null],
    ['47,9', null],
    ['2026-000123', null],
  ])('knows the amount in %s', (text, cents) => {
    expect(recognise(text).amount).toBe(cents);
  });

  it.each([
    ['123', '123'],
    ['#000123', '000123'],
    ['12', null],
    ['1234567', null],
  ])('knows the end of a receipt’s number in %s', (text, end) => {
    expect(recognise(text).receiptEnd).toBe(end);
  });

  it('knows every complaint’s number, account, end of an account, and discount code', () => {
    for (let n = 0; n < 200; n++) {
      const [number, iban] = [newNumber(), newIban()];
      expect(recognise(` ${number.toLowerCase()} `).complaint).toBe(number);
      expect(recognise(`[${number}]`).complaint).toBe(number);
      expect(recognise(iban.replace(/(.{4})/g, '$1 ')).iban).toBe(iban);
      for (const end of [iban.slice(-4), `•••• ${iban.slice(-4)}`, `**${iban.slice(-4)}`])
        expect(recognise(end).lastFour).toBe(iban.slice(-4));
    }
    fc.assert(
      fc.property(typed(fc.stringMatching(/^[A-Z0-9_-]{3,40}$/)), ([code, text]) =>
        expect(recognise(text).discount).toBe(code),
      ),
    );
  });

  it('an account’s number is no name, and a name, address or a part of one is', () => {
    expect(recognise('NL91 ABNA 0417 1643 00')).toMatchObject({ person: null, iban: 'NL91ABNA0417164300' });
    for (const person of ['Zoë', 'anna jansen', 'anna@example.org', '@example', 'Bo', '王 小明'])
      expect(recognise(` ${person} `).person).toBe(person);
    for (const nobody of ['', '  ', '%', 'é', '--']) expect(recognise(nobody).person).toBeNull();
  });
});
