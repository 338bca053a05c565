import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { RedemptionEvent } from './redemption.events.js';
import { isUsedUp, redeem, redemption, release, reserve, sharesWith } from './redemption.js';

const at = '2026-03-01T10:00:00.000Z';
const use = (paymentId: string) => ({ code: 'TIMEBONUS25', memberId: 'anna', paymentId });
const reserved = (id: string): RedemptionEvent => ({ type: 'DiscountReserved', data: { ...use(id), reservedAt: at } });
const redeemed = (id: string): RedemptionEvent => ({ type: 'DiscountRedeemed', data: { ...use(id), redeemedAt: at } });
const released = (id: string): RedemptionEvent => ({ type: 'DiscountReleased', data: { ...use(id), releasedAt: at } });

describe('MNY-06 a discount is reserved, redeemed or released', () => {
  it('an order reserves it; a newer one takes it over', () => {
    given(redemption)
      .when((state) => reserve(state, use('one'), at))
      .then(reserved('one'));
    given(redemption, reserved('one'))
      .when((state) => reserve(state, use('one'), at))
      .thenNothing();
    given(redemption, reserved('one'))
      .when((state) => reserve(state, use('two'), at))
      .then(reserved('two'));
  });

  it('a failed order releases what it holds, and nothing that a newer one holds', () => {
    given(redemption, reserved('one'))
      .when((state) => release(state, use('one'), at))
      .then(released('one'));
    given(redemption, reserved('one'), released('one'))
      .when((state) => release(state, use('one'), at))
      .thenNothing();
    given(redemption, reserved('one'), reserved('two'))
      .when((state) => release(state, use('one'), at))
      .then(released('one'));
    expect(given(redemption, reserved('one'), reserved('two'), released('one')).state.open).toEqual(['two']);
    // The older order can still be paid: the next one shares its place.
    const { state } = given(redemption, reserved('one'), reserved('two'), released('two'));
    expect(sharesWith(state, true)).toBe('one');
    given(redemption, reserved('one'), released('one'))
      .when((state) => reserve(state, use('two'), at))
      .then(reserved('two'));
  });

  it('the first completed order redeems, whichever holds the reservation', () => {
    for (const before of [
      [reserved('one')],
      [reserved('one'), reserved('two')],
      [reserved('one'), released('one')],
      [reserved('one'), released('one'), reserved('two')],
    ]) {
      const { state, when } = given(redemption, ...before);
      expect(isUsedUp(state, { paymentId: 'one', once: true })).toBe(false);
      when((state) => redeem(state, use('one'), at)).then(redeemed('one'));
    }
  });

  it('is used up for every other order then, and for none where it may be used often', () => {
    const { state, when } = given(redemption, reserved('one'), reserved('two'), redeemed('one'));
    expect(isUsedUp(state, { paymentId: 'two', once: true })).toBe(true);
    expect(isUsedUp(state, { paymentId: 'one', once: true })).toBe(false);
    expect(isUsedUp(state, { paymentId: 'two', once: false })).toBe(false);
    expect(state.open).toEqual([]);
    when((state) => redeem(state, use('one'), at)).thenNothing();
    when((state) => release(state, use('two'), at)).thenNothing();
  });
});
