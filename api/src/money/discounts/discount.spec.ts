import { describe, expect, it } from '@jest/globals';
import type { ErrorDefinition } from '../../kernel/domain.js';
import { given } from '../../../testing/kernel/given.js';
import type { DiscountEvent, Terms } from './discount.events.js';
import {
  changeDiscount,
  defineDiscount,
  discount,
  normaliseCode,
  requireApplicable,
  requireUsable,
  secondsLeft,
  stopDiscount,
  type Buyer,
  type DiscountState,
} from './discount.js';
import {
  discountAlreadyUsed,
  discountCodeTaken,
  discountExpired,
  discountMinimumOrder,
  discountNotFound,
  discountPaymentMethod,
} from './discounts.errors.js';
import { TIME_BONUS } from './time-bonus.values.js';

const at = '2026-03-01T10:00:00.000Z';
const reason = 'Spring sale';
const terms: Terms = {
  percentage: 20,
  country: null,
  memberId: null,
  expiresAt: null,
  minimumOrder: null,
  validity: 'once-per-user',
  paymentMethods: null,
  startsAt: null,
  maxUses: null,
};
const defined = (own: Partial<Terms> = {}): DiscountEvent => ({
  type: 'DiscountDefined',
  data: { ...terms, ...own, reason, definedAt: at },
});
const stopped: DiscountEvent = { type: 'DiscountStopped', data: { reason, stoppedAt: at } };

const anna = (own: Partial<Buyer> = {}): Buyer => ({
  memberId: 'anna',
  country: 'NL',
  hasBought: false,
  signedUpAt: at,
  now: new Date(at),
  hasRedeemed: false,
  taken: 0,
  holdsPlace: false,
  ...own,
});
const after = (seconds: number) => ({ now: new Date(Date.parse(at) + seconds * 1000) });
/** A buyer asks for the code; anything a rule returns besides events is checked with `expect`. */
const asks = (buyer: Buyer, ...events: DiscountEvent[]) => ({
  refused: (error: ErrorDefinition<Record<string, never>>) =>
    given(discount, ...events)
      .when((state) => (requireUsable('SPRING', state, buyer), []))
      .thenRefused(error),
  gets: () => requireUsable('SPRING', given(discount, ...events).state, buyer),
});

describe('MNY-06 a discount code', () => {
  it('ADM-03 begins on its day, is full at its limit, and gets a limit only when it is made', () => {
    const soon = '2026-03-02T10:00:00.000Z';
    asks(anna(), defined({ startsAt: soon })).refused(discountNotFound);
    expect(asks(anna({ now: new Date(soon) }), defined({ startsAt: soon })).gets().terms.startsAt).toBe(soon);
    expect(asks(anna({ taken: 2 }), defined({ maxUses: 3 })).gets()).toBeDefined();
    asks(anna({ taken: 3 }), defined({ maxUses: 3 })).refused(discountExpired);
    expect(asks(anna({ taken: 3, holdsPlace: true }), defined({ maxUses: 3 })).gets()).toBeDefined();
    const change = (maxUses: number | null) => (state: DiscountState) =>
      changeDiscount(state, { terms: { ...terms, maxUses }, version: 1, reason, at });
    given(discount, defined({ maxUses: 3 }))
      .when(change(2))
      .then({ type: 'DiscountChanged', data: { maxUses: 2 } });
    given(discount, defined({ maxUses: 3 }))
      .when(change(null))
      .then({ type: 'DiscountChanged', data: { maxUses: null } });
    given(discount, defined()).when(change(3)).thenInvalid({ field: 'max_uses', code: 'limit_from_start' });
    // Terms of before both existed mean no start and no limit.
    const { startsAt: _, maxUses: __, ...old } = terms;
    given(discount, { type: 'DiscountDefined', data: { ...old, definedAt: at } })
      .when((state) => changeDiscount(state, { terms, version: 1, reason, at }))
      .thenNothing();
  });

  it('ADM-03 ends after it begins', () => {
    const backwards = { ...terms, startsAt: '2026-03-02T10:00:00Z', expiresAt: '2026-03-02T10:00:00.000Z' };
    const field = { field: 'expires', code: 'ends_before_start' };
    given(discount)
      .when((state) => defineDiscount(state, { code: 'SPRING', terms: backwards, reason, at }))
      .thenInvalid(field);
    given(discount, defined())
      .when((state) => changeDiscount(state, { terms: backwards, version: 1, reason, at }))
      .thenInvalid(field);
  });

  it('is defined once, changed, and stopped for good', () => {
    given(discount)
      .when((state) => defineDiscount(state, { code: 'SPRING', terms, reason, at }))
      .then(defined());
    given(discount, defined())
      .when((state) => defineDiscount(state, { code: 'SPRING', terms, reason, at }))
      .thenRefused(discountCodeTaken);
    given(discount, defined())
      .when((state) => changeDiscount(state, { terms: { ...terms, percentage: 30 }, version: 1, reason, at }))
      .then({ type: 'DiscountChanged', data: { percentage: 30, changedAt: at } });
    given(discount, defined())
      .when((state) => changeDiscount(state, { terms, version: 1, reason, at }))
      .thenNothing();
    given(discount, defined())
      .when((state) => stopDiscount(state, { reason, at }))
      .then(stopped);
    given(discount, defined(), stopped)
      .when((state) => stopDiscount(state, { reason, at }))
      .thenNothing();
    given(discount, defined(), stopped)
      .when((state) => changeDiscount(state, { terms: { ...terms, percentage: 30 }, version: 1, reason, at }))
      .thenRefused(discountExpired);
    given(discount)
      .when((state) => changeDiscount(state, { terms, version: 1, reason, at }))
      .thenRefused(discountNotFound);
    given(discount)
      .when((state) => stopDiscount(state, { reason, at }))
      .thenRefused(discountNotFound);
  });

  it('cannot be given the name of the time bonus', () => {
    given(discount)
      .when((state) => defineDiscount(state, { code: TIME_BONUS, terms, reason, at }))
      .thenRefused(discountCodeTaken);
  });

  it('is read without regard to case and outer blanks', () => {
    expect(normaliseCode(' spring-26 ')).toBe('SPRING-26');
    for (const none of ['', 'ab', 'SPRING 26', 'é'.repeat(5), 'X'.repeat(41), 'A\u0000B', "X'; DROP"]) {
      expect([none, normaliseCode(none)]).toEqual([none, null]);
    }
  });

  it('that nobody defined, of another member or of another country is not found', () => {
    asks(anna()).refused(discountNotFound);
    asks(anna(), defined({ memberId: 'ben' })).refused(discountNotFound);
    asks(anna({ hasRedeemed: true }), defined({ country: 'BE' })).refused(discountNotFound);
    expect(asks(anna(), defined({ memberId: 'anna', country: 'NL' })).gets().terms.percentage).toBe(20);
  });

  it('is over when stopped and at its last instant, not before', () => {
    asks(anna(), defined(), stopped).refused(discountExpired);
    const until = defined({ expiresAt: '2026-03-01T11:00:00.000Z' });
    expect(asks(anna({ now: new Date('2026-03-01T10:59:59.999Z') }), until).gets().endsAt).toBe(
      '2026-03-01T11:00:00.000Z',
    );
    asks(anna({ now: new Date('2026-03-01T11:00:00.000Z') }), until).refused(discountExpired);
  });

  it('that was used is told so, even when it is over too; an unlimited one may be used again', () => {
    asks(anna({ hasRedeemed: true }), defined()).refused(discountAlreadyUsed);
    asks(anna({ hasRedeemed: true }), defined(), stopped).refused(discountAlreadyUsed);
    expect(asks(anna({ hasRedeemed: true }), defined({ validity: 'unlimited' })).gets().code).toBe('SPRING');
  });

  it('keeps to its minimum order and its payment methods', () => {
    const offer = asks(
      anna(),
      defined({ minimumOrder: { amount: 2000, currency: 'EUR' }, paymentMethods: ['ideal'] }),
    ).gets();
    const order = (amount: number, currency = 'EUR', method = 'ideal') => {
      try {
        requireApplicable(offer, { price: { amount, currency }, method });
        return 'applies';
      } catch (refusal) {
        return (refusal as { code: string }).code;
      }
    };
    expect(order(2000)).toBe('applies');
    expect(order(1999)).toBe(discountMinimumOrder.code);
    expect(order(2000, 'GBP')).toBe(discountMinimumOrder.code);
    expect(order(2000, 'EUR', 'paypal')).toBe(discountPaymentMethod.code);
  });
});

describe('MNY-07 the time bonus', () => {
  const bonus = (buyer: Buyer) => {
    try {
      return requireUsable(TIME_BONUS, discount.initial, buyer).terms.percentage;
    } catch (refusal) {
      return (refusal as { code: string }).code;
    }
  };

  it.each<[string, Partial<Buyer>, number | string]>([
    ['at the sign-up', after(0), 25],
    ['14,399 s after it', after(14_399), 25],
    ['a millisecond before its end', after(14_399.999), 25],
    ['14,400 s after it', after(14_400), 'discount_expired'],
    ['14,401 s after it', after(14_401), 'discount_expired'],
    ['for a member who has paid', { hasBought: true }, 'discount_expired'],
    ['for a member who paid with it', { hasBought: true, hasRedeemed: true }, 'discount_already_used'],
    ['for one whose first purchase was refunded', { hasBought: true }, 'discount_expired'],
    ['for nobody', { signedUpAt: null }, 'discount_expired'],
  ])('%s', (_when, own, expected) => expect(bonus(anna(own))).toBe(expected));

  it('counts whole seconds that are truly left', () => {
    const left = (seconds: number) => {
      const buyer = anna(after(seconds));
      return secondsLeft(requireUsable(TIME_BONUS, discount.initial, buyer), buyer.now);
    };
    expect([0, 0.001, 1, 14_399].map(left)).toEqual([14_400, 14_399, 14_399, 1]);
  });
});
