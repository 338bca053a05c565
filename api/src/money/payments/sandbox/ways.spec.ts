import { describe, expect, it } from '@jest/globals';
import { PAYMENT_METHODS } from '../payment-methods.js';
import { BANKS } from './banks.js';
import { isRefused, problemIn, REFUSED_CARD, wayOf } from './ways.js';

const now = new Date('2026-11-21T12:00:00Z');
const card = { number: '4242 4242 4242 4242', expiry: '11/26', cvc: '123' };

describe('MNY-02 the way of each method', () => {
  it.each(PAYMENT_METHODS.filter(({ ownForm }) => !ownForm).map(({ id }) => [id, id in BANKS] as const))(
    '%s has one',
    (id, hasBanks) => {
      const way = wayOf(id);
      expect(['bank', 'card', 'wallet', 'code', 'voucher', 'transfer']).toContain(way);
      if (hasBanks) expect(way).toBe('bank');
    },
  );

  it('takes what is well written', () => {
    expect(problemIn('card', card, now)).toBeNull();
    expect(problemIn('code', { code: '123 456' }, now)).toBeNull();
    expect(problemIn('voucher', { code: '0000-1111-2222-3333' }, now)).toBeNull();
    expect(problemIn('bank', { bank: 'ing' }, now)).toBeNull();
  });

  it.each([
    ['card', { ...card, number: '4242 4242 4242 4241' }, /card number/],
    ['card', { ...card, number: '' }, /card number/],
    ['card', { ...card, expiry: '10/26' }, /expired/],
    ['card', { ...card, expiry: '13/26' }, /expired/],
    ['card', { ...card, cvc: '12' }, /security code/],
    ['code', { code: '12345' }, /6 digits/],
    ['voucher', { code: '123' }, /16 digits/],
    ['bank', { bank: '' }, /bank/],
  ] as const)('%s: tells what is wrong with %o', (way, input, problem) => {
    expect(problemIn(way, input, now)).toMatch(problem);
  });

  it('knows the card that is always refused', () => {
    expect(isRefused({ number: '4000 0000 0000 0002' })).toBe(true);
    expect(problemIn('card', { ...card, number: REFUSED_CARD }, now)).toBeNull();
    expect(isRefused(card)).toBe(false);
  });
});
