import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { discount, normaliseCode } from './discount.js';
import { discountNotFound } from './discounts.errors.js';
import { offerToStay, stayCodeOf } from './stay-offer.js';

const now = new Date('2026-03-01T10:00:00.000Z');
const stay = { memberId: 'm', percentage: 30, now };
const terms = {
  country: null,
  minimumOrder: null,
  paymentMethods: null,
  startsAt: null,
  maxUses: null,
  validity: 'once-per-user' as const,
};
const defined = {
  type: 'DiscountDefined' as const,
  data: {
    ...terms,
    percentage: 30,
    memberId: 'm',
    expiresAt: '2026-03-08T10:00:00.000Z',
    definedAt: now.toISOString(),
  },
};

describe('ACC-12 the offer to stay', () => {
  it('is a code for the member alone, once, for a week', () => {
    given(discount)
      .when((state) => offerToStay(state, stay))
      .then(defined);
  });

  it('is made once', () => {
    const stopped = { type: 'DiscountStopped' as const, data: { stoppedAt: now.toISOString() } };
    given(discount, defined)
      .when((state) => offerToStay(state, { ...stay, percentage: 50 }))
      .then();
    given(discount, defined, stopped)
      .when((state) => offerToStay(state, stay))
      .then();
  });

  it('is not made where the operator gives nothing', () => {
    given(discount)
      .when((state) => offerToStay(state, { ...stay, percentage: 0 }))
      .thenRefused(discountNotFound);
  });

  it('has a code of its own for each member', () => {
    expect(stayCodeOf('a')).not.toBe(stayCodeOf('b'));
    expect(normaliseCode(stayCodeOf('a'))).toBe(stayCodeOf('a'));
  });
});
