import { describe, expect, it } from '@jest/globals';
import { refundTooLate } from '../src/money/credits/credits.errors.js';
import { hold, refundable, wallet } from '../src/money/credits/wallet.js';
import type { CreditsBought } from '../src/money/credits/wallet.events.js';
import { requireUsable, secondsLeft } from '../src/money/discounts/discount.js';
import type { DiscountDefined } from '../src/money/discounts/discount.events.js';
import { discountExpired } from '../src/money/discounts/discounts.errors.js';
import { TIME_BONUS, TIME_BONUS_SECONDS } from '../src/money/discounts/time-bonus.values.js';
import { discount } from '../src/money/discounts/discount.js';
import { given } from './kernel/given.js';
import { offeredMethods } from '../src/money/payments/payment-methods.js';
import { ageOn, dayIn } from '../src/members/profiles/age.js';

const after = (instant: string, milliseconds: number) => new Date(Date.parse(instant) + milliseconds);
const SECOND = 1000;
const inAmsterdam = (instant: Date) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'medium' }).format(
    instant,
  );

describe('MNY-08 the last second of a refund', () => {
  const bought = (boughtAt: string): CreditsBought => ({
    type: 'CreditsBought',
    data: {
      lot: 1,
      credits: 100,
      paid: { amount: 999, currency: 'EUR' },
      vat: null,
      paymentId: 'p1',
      balance: 100,
      paidUser: true,
      boughtAt,
    },
  });
  const term = { days: 14, timeZone: 'Europe/Amsterdam' };
  const askedAt = (now: Date) => ({ refundId: 'r1', paymentId: 'p1', term, now });

  it.each([
    ['in an ordinary week', '2026-06-01T10:00:00.000Z', '2026-06-01 12:00:00', '2026-06-15 23:59:59'],
    ['paid as the day begins', '2026-05-31T22:00:00.000Z', '2026-06-01 00:00:00', '2026-06-15 23:59:59'],
    ['paid as the day ends', '2026-06-01T21:59:59.999Z', '2026-06-01 23:59:59', '2026-06-15 23:59:59'],
    ['when the 14th day is a Saturday', '2026-06-06T10:00:00.000Z', '2026-06-06 12:00:00', '2026-06-22 23:59:59'],
    ['when it is a Sunday', '2026-06-07T10:00:00.000Z', '2026-06-07 12:00:00', '2026-06-22 23:59:59'],
    [
      'over the night that summer time begins',
      '2026-03-20T11:00:00.000Z',
      '2026-03-20 12:00:00',
      '2026-04-03 23:59:59',
    ],
    ['over the night that it ends', '2026-10-20T10:00:00.000Z', '2026-10-20 12:00:00', '2026-11-03 23:59:59'],
    ['on the day that clocks go back', '2026-10-11T10:00:00.000Z', '2026-10-11 12:00:00', '2026-10-26 23:59:59'],
    ['bought in the hour that comes twice', '2026-10-25T00:30:00.000Z', '2026-10-25 02:30:00', '2026-11-09 23:59:59'],
  ])('%s is the end of the 14th day where the seller is', (_, at, paidThere, endsThere) => {
    const { state } = given(wallet, bought(at));
    const last = refundable(state, { term, now: new Date(at) })[0]!.until;
    expect(inAmsterdam(new Date(at))).toBe(paidThere);
    expect(inAmsterdam(last)).toBe(endsThere);
    expect(last.getUTCMilliseconds()).toBe(999);
    expect(refundable(state, { term, now: last })).toMatchObject([{ until: last }]);
    given(wallet, bought(at))
      .when((now) => hold(now, askedAt(last)))
      .then({ type: 'CreditsHeld', data: { credits: 100, heldAt: last.toISOString() } });
    given(wallet, bought(at))
      .when((now) => hold(now, askedAt(after(last.toISOString(), 1))))
      .thenRefused(refundTooLate, { days: 14 });
  });

  it('is that of the seller’s clocks wherever they are', () => {
    const there = (timeZone: string) =>
      refundable(given(wallet, bought('2026-06-01T10:00:00.000Z')).state, {
        term: { days: 14, timeZone },
        now: new Date('2026-06-01T10:00:00.000Z'),
      })[0]!.until.toISOString();
    expect(there('America/New_York')).toBe('2026-06-16T03:59:59.999Z');
    expect(there('Pacific/Auckland')).toBe('2026-06-15T11:59:59.999Z');
  });
});

describe('MNY-06 MNY-07 the last second of an offer', () => {
  const buyer = { memberId: 'anna', country: 'NL', hasBought: false, hasRedeemed: false, taken: 0, holdsPlace: false };

  it.each(['2026-03-29T01:00:00.000Z', '2026-10-25T01:00:00.000Z', '2026-12-31T23:00:00.000Z'])(
    'of a code that expires at %s is the one before',
    (expiresAt) => {
      const defined: DiscountDefined = {
        type: 'DiscountDefined',
        data: {
          percentage: 10,
          country: null,
          memberId: null,
          expiresAt,
          minimumOrder: null,
          validity: 'unlimited',
          paymentMethods: null,
          startsAt: null,
          maxUses: null,
          definedAt: '2026-01-01T00:00:00.000Z',
        },
      };
      const { state } = given(discount, defined);
      const at = (now: Date) => requireUsable('LENTE', state, { ...buyer, signedUpAt: null, now });
      const last = after(expiresAt, -SECOND);
      expect(secondsLeft(at(last), last)).toBe(1);
      expect(secondsLeft(at(after(expiresAt, -1)), after(expiresAt, -1))).toBe(0);
      expect(() => at(new Date(expiresAt))).toThrow(discountExpired({}).code);
    },
  );

  it.each(['2026-06-01T10:00:00.000Z', '2026-03-28T23:30:00.000Z', '2026-10-24T23:30:00.000Z'])(
    'of the countdown of who signed up at %s is 14400 s later, at the order as on the screen',
    (signedUpAt) => {
      const end = after(signedUpAt, TIME_BONUS_SECONDS * SECOND);
      const at = (now: Date) => requireUsable(TIME_BONUS, discount.initial, { ...buyer, signedUpAt, now });
      const last = after(end.toISOString(), -1);
      expect(at(last)).toMatchObject({ endsAt: end.toISOString() });
      expect(secondsLeft(at(new Date(signedUpAt)), new Date(signedUpAt))).toBe(14_400);
      expect(() => at(end)).toThrow(discountExpired({}).code);
    },
  );
});

describe('MNY-02 the first and the last day of a method', () => {
  const offer = { id: 'ideal' as const, costs: [], countries: [], from: '2026-03-29', until: '2026-10-25' };
  const offered = (now: string) => offeredMethods([offer], { country: 'NL', now: new Date(now) }).length === 1;

  it.each([
    ['2026-03-28T23:59:59.999Z', false],
    ['2026-03-29T00:00:00.000Z', true],
    ['2026-10-25T23:59:59.999Z', true],
    ['2026-10-26T00:00:00.000Z', false],
  ])('at %s: %s', (now, expected) => expect(offered(now)).toBe(expected));
});

describe('ACC-02 a birthday on 29 February', () => {
  it.each([
    ['2026-02-28', 17],
    ['2026-03-01', 18],
  ])('is on 1 March in other years: on %s one is %i', (today, age) => expect(ageOn(today, '2008-02-29')).toBe(age));

  it('is on the day itself in a leap year', () => {
    expect(ageOn('2028-02-28', '2008-02-29')).toBe(19);
    expect(ageOn('2028-02-29', '2008-02-29')).toBe(20);
  });

  it('begins at midnight where the member is', () => {
    const justBefore = new Date('2026-02-28T22:59:59.999Z');
    expect(ageOn(dayIn('Europe/Amsterdam', justBefore), '2008-02-29')).toBe(17);
    expect(ageOn(dayIn('Europe/Amsterdam', after(justBefore.toISOString(), 1)), '2008-02-29')).toBe(18);
    expect(ageOn(dayIn('America/New_York', after(justBefore.toISOString(), 1)), '2008-02-29')).toBe(17);
  });
});
