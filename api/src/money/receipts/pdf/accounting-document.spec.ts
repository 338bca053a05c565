import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../../../ground/settings/countries.js';
import { DEFAULTS } from '../../../ground/settings/settings.values.js';
import { textOf } from '../../../../testing/read-pdf.js';
import type { CreditNoteIssued, ReceiptIssued } from '../receipt.events.js';
import { vatWithin } from '../vat.js';
import { renderDocument } from './accounting-document.js';
import { methodIn } from '../methods.js';

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const sale: ReceiptIssued['data'] = {
  memberId: 'anna',
  brand: null,
  credits: 100,
  price: euro(749),
  method: 'ideal',
  paid: euro(779),
  discount: { code: 'TIMEBONUS25', off: euro(250) },
  transactionCosts: euro(30),
  vat: { ...vatWithin(euro(779), { country: 'NL', rate: 2100 }), evidence: [], basis: 'single' },
  number: '2026-000001',
  issuedAt: '2026-03-01T10:00:00.000Z',
};
const seller = {
  ...DEFAULTS,
  companyName: 'Velvet B.V.',
  companyAddress: 'Keizersgracht 1',
  companyCity: 'Amsterdam',
  companyKvk: '12345678',
  companyVatNumbers: ['NL000000000B01'],
};
const setting = { paymentId: '0195f0a0-0000-7000-8000-000000000001', sale, seller, locale: 'nl' } as const;
const note: CreditNoteIssued['data'] = {
  memberId: 'anna',
  brand: null,
  cause: 'refund',
  causeId: 'r1',
  credits: 40,
  amount: euro(300),
  vat: vatWithin(euro(300), { country: 'NL', rate: 2100 }),
  receipt: '2026-000001',
  number: 'C2026-000001',
  issuedAt: '2026-03-05T10:00:00.000Z',
};
const plain = async (file: Promise<Buffer>) => (await textOf(await file)).replaceAll('\u00a0', ' ');

describe('MNY-11 a receipt on paper', () => {
  it('tells seller, number, lines and VAT, and no buyer', async () => {
    const text = await plain(renderDocument({ type: 'ReceiptIssued', data: sale }, setting));
    for (const part of [
      ...['Velvet B.V.', 'Keizersgracht 1', 'Amsterdam, NL', 'KvK: 12345678', 'Btw-nummer: NL000000000B01'],
      ...['Kwitantie 2026-000001', '1 maart 2026', 'PAY-00000001', 'iDEAL'],
      ...['100 credits', '€ 9,99', 'Korting TIMEBONUS25', '€ -2,50', 'Transactiekosten', '€ 0,30'],
      ...['Totaal zonder btw', '€ 6,44', 'Btw 21% · Btw-land NL', '€ 1,35', 'Totaal inclusief btw', '€ 7,79'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('anna');
  });

  it('ACC-10 tells in the reader’s words how was paid, or by the name of the scheme', () => {
    expect(LOCALES.map((locale) => methodIn('sct', locale))).toContain('Überweisung');
    expect([methodIn('creditcard', 'fr'), methodIn('ideal', 'fr'), methodIn('new', 'fr')]).toEqual([
      ...['Carte bancaire', 'iDEAL', 'new'],
    ]);
  });

  it('that takes one back says which and why, below zero', async () => {
    const text = await plain(renderDocument({ type: 'CreditNoteIssued', data: note }, setting));
    for (const part of [
      'Creditnota C2026-000001',
      'Bij kwitantie',
      '2026-000001',
      'Terugbetaling: 40 credits',
      '€ -3,00',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['pl', 1, 'Zwrot: 1 kredyt'],
    ['pl', 3, 'Zwrot: 3 kredyty'],
    ['pl', 12, 'Zwrot: 12 kredytów'],
    ['en', 1, 'Refund: 1 credit'],
    ['fr', 2, 'Remboursement: 2 crédits'],
  ] as const)('says in %s of how many credits: %i', async (locale, credits, words) => {
    const data = { ...note, credits };
    const text = await plain(renderDocument({ type: 'CreditNoteIssued', data }, { ...setting, locale }));
    expect(text.replaceAll('\n', ' ')).toMatch(new RegExp(`${words}(?!\\p{L})`, 'u'));
  });

  it('fits one page in every language', async () => {
    for (const locale of LOCALES) {
      const file = await renderDocument({ type: 'ReceiptIssued', data: sale }, { ...setting, locale });
      expect([locale, file.toString('latin1').match(/\/Type \/Page\b/g)?.length]).toEqual([locale, 1]);
      expect([locale, await textOf(file)]).toEqual([locale, expect.not.stringContaining('?')]);
    }
  });

  it.each([
    ['Polish', 'Zażółć Gęślą Jaźń Sp. z o.o.', 'ul. Świętokrzyska 3'],
    ['Greek', 'Βελούδο Ψυχή Α.Ε.', 'Οδός Αθηνάς 12, Αθήνα'],
    ['Bulgarian', 'Кадифе Щастие ООД', 'ул. „Жълтурски“ 3, София'],
    ['Ukrainian', 'Оксамит Ґанок', 'вул. Їжакевича 5, Київ'],
    ['Romanian', 'Catifea Știință S.R.L.', 'Str. Ţăranilor 7, Iași'],
  ])('prints %s names as they are', async (_, companyName, companyAddress) => {
    const there = { ...setting, seller: { ...seller, companyName, companyAddress } };
    const file = await renderDocument({ type: 'ReceiptIssued', data: sale }, there);
    const text = await textOf(file);
    expect(text).toContain(companyName);
    expect(text).toContain(companyAddress);
    // Both fonts are embedded, each as a subset with only the glyphs in use.
    expect(file.toString('latin1').match(/\/FontFile2\b/g)).toHaveLength(2);
    expect(file.length).toBeLessThan(40_000);
  });

  it('is Polish with all its letters', async () => {
    const polish = { ...setting, seller: { ...seller, companyAddress: 'ul. Świętokrzyska 3' }, locale: 'pl' } as const;
    const october = { ...sale, issuedAt: '2026-10-01T10:00:00.000Z' };
    const text = await plain(renderDocument({ type: 'ReceiptIssued', data: october }, polish));
    for (const part of ['ul. Świętokrzyska 3', 'Płatność', '100 kredytów', '1 października 2026', 'Metoda płatności'])
      expect(text).toContain(part);
  });
});
