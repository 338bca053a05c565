import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../kernel/domain.js';
import { share } from '../../ground/settings/share.js';
import { DEFAULTS, type OfferedMethod, type SettingsValues } from '../../ground/settings/settings.values.js';
import { orderOf } from './order.js';
import { offeredMethods, PAYMENT_METHODS } from './payment-methods.js';

const now = new Date('2026-03-01T10:00:00Z');
const choice = (id: string, limits: Partial<OfferedMethod> = {}): OfferedMethod => ({
  id: id as OfferedMethod['id'],
  countries: [],
  from: null,
  until: null,
  costs: [],
  ...limits,
});
const ids = (country: string | null, enabled: readonly string[] = PAYMENT_METHODS.map(({ id }) => id), day = now) =>
  offeredMethods(
    enabled.map((id) => choice(id)),
    { country, now: day },
  ).map(({ id }) => id);

describe('MNY-02 payment methods', () => {
  it('knows every method of the specification', () => {
    expect(PAYMENT_METHODS.map(({ id }) => id).sort()).toEqual(
      (
        'sdd prezelewy24 blik sct giropay mastercard visa creditcard nexi cartebancaire ideal bancontact applepay ' +
        'paysafecard maestro paypal sofort eps'
      )
        .split(' ')
        .sort(),
    );
  });

  it('offers a method in its countries only', () => {
    expect(ids('NL')).toContain('ideal');
    expect(ids('BE')).not.toContain('ideal');
    expect(ids('PL')).toEqual(expect.arrayContaining(['blik', 'prezelewy24']));
    expect(ids('US')).toEqual(['mastercard', 'visa', 'creditcard', 'applepay', 'paysafecard', 'paypal']);
  });

  it('never offers giropay and sofort again', () => {
    for (const country of ['DE', 'AT', 'NL', null]) {
      expect(ids(country)).not.toEqual(expect.arrayContaining(['giropay']));
      expect(ids(country)).not.toContain('sofort');
    }
  });

  it('obeys first and last day, both included', () => {
    const methods = [{ id: 'new', from: '2026-03-01', until: '2026-03-31' }];
    const on = (day: string) => offeredMethods([choice('new')], { country: 'NL', now: new Date(day) }, methods).length;
    expect(
      ['2026-02-28T23:59:59Z', '2026-03-01T00:00:00Z', '2026-03-31T23:59:59Z', '2026-04-01T00:00:00Z'].map(on),
    ).toEqual([0, 1, 1, 0]);
  });

  it('offers it no wider than the operator does: countries, first and last day', () => {
    const offered = (limits: Partial<OfferedMethod>, country: string, day: string) =>
      offeredMethods([choice('paypal', limits)], { country, now: new Date(day) }).length;
    expect(offered({ countries: ['NL'] }, 'NL', '2026-03-01')).toBe(1);
    expect(offered({ countries: ['NL'] }, 'DE', '2026-03-01')).toBe(0);
    expect(offered({ from: '2026-03-02' }, 'NL', '2026-03-01T23:59:59Z')).toBe(0);
    expect(offered({ until: '2026-03-01' }, 'NL', '2026-03-01T23:59:59Z')).toBe(1);
    expect(offered({ until: '2026-03-01' }, 'NL', '2026-03-02')).toBe(0);
    expect(offeredMethods([choice('ideal', { countries: ['DE'] })], { country: 'DE', now })).toEqual([]);
  });

  it("obeys the site's own choice and order, and ignores names it does not know", () => {
    expect(ids('NL', ['paypal', 'bitcoin', 'ideal', 'eps'])).toEqual(['paypal', 'ideal']);
  });
});

const retire = <P>(pack: P) => ({ ...pack, retired: true });

describe('MNY-01 the price of an order', () => {
  const order = (chosen: Partial<Parameters<typeof orderOf>[0]>) =>
    orderOf({ package: 'p100', payment_method: 'ideal', immediate_performance: true, ...chosen }, DEFAULTS, {
      country: 'NL',
      now,
    });
  const wrong = (chosen: Partial<Parameters<typeof orderOf>[0]>) => {
    try {
      order(chosen);
    } catch (error) {
      return (error as DomainError).fields?.map(({ field, code }) => `${field} ${code}`);
    }
    return [];
  };

  it.each([
    ['p100', 100, 999],
    ['p250', 250, 2249],
    ['p600', 600, 4799],
    ['p1500', 1500, 10499],
  ])('%s', (id, credits, amount) => {
    expect(order({ package: id })).toMatchObject({
      credits,
      price: { amount, currency: 'EUR' },
      transactionCosts: { amount: 0, currency: 'EUR' },
    });
  });

  it('is that of the country, with what the method costs there; a retired package is not sold', () => {
    const [small, ...others] = DEFAULTS.packages;
    const zloty = { amount: 4299, currency: 'PLN' };
    const settings: SettingsValues = {
      ...DEFAULTS,
      packages: [{ ...small!, prices: [{ country: 'PL', price: zloty }] }, ...others.map(retire)],
      paymentMethods: [
        choice('paypal', {
          costs: [
            { amount: 35, currency: 'EUR' },
            { amount: 150, currency: 'PLN' },
          ],
        }),
      ],
    };
    const chosen = { package: 'p100', payment_method: 'paypal', immediate_performance: true };
    expect(orderOf(chosen, settings, { country: 'PL', now })).toMatchObject({
      price: zloty,
      transactionCosts: { amount: 150, currency: 'PLN' },
    });
    expect(orderOf(chosen, settings, { country: 'NL', now })).toMatchObject({
      price: { amount: 999, currency: 'EUR' },
      transactionCosts: { amount: 35, currency: 'EUR' },
    });
    expect(() => orderOf({ ...chosen, package: 'p250' }, settings, { country: 'NL', now })).toThrow('invalid_input');
  });

  it('tells the VAT in price and costs, by the country two pieces of evidence agree on', () => {
    const settings: SettingsValues = {
      ...DEFAULTS,
      paymentMethods: [choice('paypal', { costs: [{ amount: 35, currency: 'EUR' }] })],
    };
    const chosen = { package: 'p100', payment_method: 'paypal', immediate_performance: true };
    const vatOf = (country: string | null, networkCountry: string | null) =>
      orderOf(chosen, settings, { country, networkCountry, now }).vat;
    expect(vatOf('BE', 'BE')).toEqual({
      country: 'BE',
      rate: 2100,
      basis: 'agreed',
      net: { amount: 855, currency: 'EUR' },
      vat: { amount: 179, currency: 'EUR' },
      evidence: [
        { kind: 'profile', country: 'BE' },
        { kind: 'network', country: 'BE' },
      ],
    });
    expect(vatOf('DE', 'NL')).toMatchObject({ country: 'DE', rate: 1900, basis: 'contradicting' });
    expect(vatOf(null, null)).toMatchObject({ country: 'NL', basis: 'single', evidence: [] });
  });

  it('names everything that is wrong', () => {
    expect(wrong({ package: 'p1' })).toEqual(['package unknown_package']);
    expect(wrong({ payment_method: 'sofort' })).toEqual(['payment_method not_offered']);
    expect(wrong({ payment_method: 'bancontact' })).toEqual(['payment_method not_offered']);
    expect(wrong({ immediate_performance: false })).toEqual(['immediate_performance immediate_performance_required']);
    expect(wrong({ payment_method: 'applepay' })).toEqual(['payment_method apple_pay_unavailable']);
    expect(wrong({ payment_method: 'applepay', apple_pay: true })).toEqual([]);
    expect(wrong({ package: 'x', payment_method: 'y' })).toEqual([
      'package unknown_package',
      'payment_method not_offered',
    ]);
  });

  it('tells what a message costs, rounded half up', () => {
    expect(share({ amount: 999, currency: 'EUR' }, 10, 100)).toEqual({ amount: 100, currency: 'EUR' });
    expect(share({ amount: 4799, currency: 'EUR' }, 10, 600)).toEqual({ amount: 80, currency: 'EUR' });
    expect(share({ amount: 1, currency: 'EUR' }, 1, 2)).toEqual({ amount: 1, currency: 'EUR' });
    expect(share({ amount: 1, currency: 'EUR' }, 1, 3)).toEqual({ amount: 0, currency: 'EUR' });
  });
});
