import { describe, expect, it } from 'vitest';
import { mayChange, stateOf, termsOf, type Discount } from './discount';

const code: Discount = {
  id: 'ZOMER10',
  code: 'ZOMER10',
  status: 'active',
  expired: false,
  value_percentage: 10,
  country: null,
  user_id: null,
  starts: null,
  expires: null,
  max_uses: null,
  begun: true,
  currency: null,
  minimum_order_value: null,
  validity: 'once-per-user',
  paymentmethods: null,
  defined_at: '2026-06-28T09:12:00.000Z',
  num_redeemed: 3,
  version: 1,
};

describe('ADM-03 discount codes', () => {
  it('send their terms alone; what was left empty does not limit', () => {
    expect(termsOf({ ...code, country: '', paymentmethods: [], currency: 'EUR' })).toEqual({
      value_percentage: 10,
      country: null,
      user_id: null,
      starts: null,
      expires: null,
      max_uses: null,
      minimum_order_value: null,
      currency: null,
      validity: 'once-per-user',
      paymentmethods: null,
    });
    expect(termsOf({ ...code, minimum_order_value: 2000, currency: 'EUR' })).toMatchObject({
      minimum_order_value: 2000,
      currency: 'EUR',
    });
  });

  it('are changed neither once stopped nor when they come with the product', () => {
    expect(mayChange(code)).toBe(true);
    expect(mayChange({ ...code, status: 'stopped' })).toBe(false);
    expect(mayChange({ ...code, defined_at: null })).toBe(false);
    expect([{ begun: false }, { max_uses: 3, num_redeemed: 3 }].map((own) => stateOf({ ...code, ...own }))).toEqual([
      'coming',
      'full',
    ]);
    expect([stateOf({ ...code, expired: true }), stateOf({ ...code, status: 'stopped', expired: true })]).toEqual([
      'expired',
      'stopped',
    ]);
  });
});
