import { describe, expect, it } from '@jest/globals';
import { payerCountry } from './mollie/mollie-terms.js';
import type { OrderVat } from './payment.events.js';
import { vatOfLot, vatWhenPaid } from './vat-when-paid.js';

const euro = (amount: number) => ({ amount, currency: 'EUR' });
const ordered: OrderVat = {
  country: 'DE',
  rate: 1600,
  net: euro(861),
  vat: euro(138),
  basis: 'contradicting',
  evidence: [
    { kind: 'profile', country: 'DE' },
    { kind: 'network', country: 'NL' },
  ],
};

describe('MNY-01 VAT of a payment', () => {
  it('is at the rate of the day it is paid, not of the order', () => {
    const paidAt = new Date('2021-01-01T12:00:00Z');
    expect(vatWhenPaid({ vat: ordered }, euro(999), { country: null, paidAt })).toEqual({
      ...ordered,
      rate: 1900,
      net: euro(839),
      vat: euro(160),
    });
  });

  it('hears the bank as well: two of three that agree decide', () => {
    const paid = vatWhenPaid({ vat: ordered }, euro(999), { country: 'NL', paidAt: new Date('2026-03-01T12:00:00Z') });
    expect(paid).toMatchObject({ country: 'NL', rate: 2100, basis: 'agreed' });
    expect(paid.evidence.map(({ kind }) => kind)).toEqual(['payment', 'network']);
  });

  it('is told of each lot, and not where none is due', () => {
    expect(vatOfLot(euro(999), { ...ordered, country: 'NL', rate: 2100 })).toEqual({
      country: 'NL',
      rate: 2100,
      amount: 173,
    });
    expect(vatOfLot(euro(999), { ...ordered, country: 'US', rate: 0 })).toBeNull();
  });

  it('reads the country of a card or an account, and nothing else of it', () => {
    expect(payerCountry({ cardCountryCode: 'BE' })).toBe('BE');
    expect(payerCountry({ consumerAccount: 'NL91ABNA0417164300' })).toBe('NL');
    for (const said of [undefined, null, {}, { consumerAccount: 'paypal@example.test' }, { consumerAccount: null }]) {
      expect(payerCountry(said)).toBeNull();
    }
  });
});

describe('MNY-01 the day that VAT changes', () => {
  const vat = (country: string) => ({
    country,
    rate: 0,
    basis: 'single' as const,
    evidence: [{ kind: 'profile' as const, country }],
    net: { amount: 0, currency: 'EUR' },
    vat: { amount: 0, currency: 'EUR' },
  });
  const paid = { amount: 11_900, currency: 'EUR' };

  it('is judged by when it was paid, not by when it was ordered', () => {
    const rateAt = (paidAt: string) =>
      vatWhenPaid({ vat: vat('DE') }, paid, { country: 'DE', paidAt: new Date(paidAt) }).rate;
    expect(rateAt('2020-12-31T22:59:59.999Z')).toBe(1600);
    expect(rateAt('2020-12-31T23:00:00.000Z')).toBe(1900);
  });
});
