import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { discountExpired } from './discounts.errors.js';
import { freePlace, hasPlace, holdPlace, places, usageOf, takePlace, type Places } from './places.js';
import type { PlacesEvent } from './places.events.js';
import { isUsedUp, redeem, redemption, release, reserve, sharesWith, type Redemption } from './redemption.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = Number(process.env.FC_RUNS ?? 500);
const at = '2026-03-01T10:00:00.000Z';
const MEMBERS = ['anna', 'ben', 'cleo', 'dirk'];

const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constantFrom('order', 'pay', 'pay', 'fail'), pick: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('limit'), pick: fc.integer({ min: 1, max: 5 }) }) },
);

interface Order {
  id: string;
  memberId: string;
  maxUses: number;
  /** A failed order can still be paid; one that was paid or declined is over. */
  status: 'pending' | 'failed' | 'completed' | 'declined';
}

/** One limited code and the orders of several members; combines the rules as the commands of an order do. */
class Shop {
  places: Places = places.initial;
  redemptions = new Map(MEMBERS.map((id): [string, Redemption] => [id, redemption.initial]));
  orders: Order[] = [];
  refused = 0;

  constructor(
    public limit: number,
    readonly once: boolean,
  ) {}

  order(pick: number): void {
    const memberId = MEMBERS[pick % MEMBERS.length]!;
    const { redeemedFor } = this.redemptions.get(memberId)!;
    if (this.once && redeemedFor !== null) return;
    const reservedFor = this.reservedFor(memberId);
    const placed: Order = { id: `p${this.orders.length}`, memberId, maxUses: this.limit, status: 'pending' };
    try {
      this.follow(holdPlace(this.places, { paymentId: placed.id, reservedFor, maxUses: this.limit, at }));
    } catch (error) {
      check((error as { code?: string }).code === discountExpired.code);
      // Refused only where every place is taken, and none of them by this member.
      const { taken, holdsPlace } = usageOf(this.places, reservedFor);
      check(taken >= this.limit && !holdsPlace);
      this.refused++;
      return;
    }
    this.orders.push(placed);
    this.redeem(memberId, reserve(this.redemptions.get(memberId)!, useOf(placed), at));
  }

  settle(what: string, pick: number): void {
    const open = this.orders.filter(({ status }) => status === 'pending' || (status === 'failed' && what === 'pay'));
    const order = open[pick % (open.length || 1)];
    if (!order) return;
    const { id: paymentId, memberId, maxUses } = order;
    const state = this.redemptions.get(memberId)!;
    const reservedFor = this.reservedFor(memberId);
    const usable =
      !isUsedUp(state, { paymentId, once: this.once }) && hasPlace(this.places, { paymentId, reservedFor, maxUses });
    // Whoever is let to the pay page gets what was promised there, unless the member has paid for it already.
    if (what === 'pay' && !usable) check(order.status === 'failed' || (this.once && state.redeemedFor !== null));
    if (what === 'pay' && usable) {
      order.status = 'completed';
      this.follow(takePlace(this.places, { paymentId, reservedFor, at }));
      this.redeem(memberId, redeem(state, useOf(order), at));
    } else {
      order.status = what === 'pay' ? 'declined' : 'failed';
      this.follow(freePlace(this.places, paymentId, at));
      this.redeem(memberId, release(state, useOf(order), at));
    }
  }

  /** The order whose place any of the member's may share: where only one of them can be completed. */
  private reservedFor(memberId: string): string | null {
    return sharesWith(this.redemptions.get(memberId)!, this.once);
  }

  private follow(events: PlacesEvent[]): void {
    this.places = events.reduce(places.evolve, this.places);
  }

  private redeem(memberId: string, events: Parameters<typeof redemption.evolve>[1][]): void {
    this.redemptions.set(memberId, events.reduce(redemption.evolve, this.redemptions.get(memberId)!));
  }
}

const useOf = ({ id, memberId }: Order) => ({ code: 'SPRING', memberId, paymentId: id });

function check(holds: boolean): void {
  if (!holds) throw new Error('an invariant of a limited code does not hold');
}

describe('ADM-03 MNY-06 a code with a total limit', () => {
  it(`is never used by more orders than its limit, over ${RUNS} histories (seed ${SEED})`, () => {
    let [refused, full] = [0, 0];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.boolean(),
        fc.array(step, { maxLength: 40 }),
        (limit, once, steps) => {
          const shop = new Shop(limit, once);
          let highest = limit;
          for (const { what, pick } of steps) {
            if (what === 'limit') highest = Math.max(highest, (shop.limit = pick));
            else if (what === 'order') shop.order(pick);
            else shop.settle(what, pick);
            const { used, held } = shop.places;
            // Orders that stand keep the limit they were placed at, so a lower one binds from the next order on.
            check(used + held.length <= highest);
            check(used === shop.orders.filter(({ status }) => status === 'completed').length);
            // A place is held by an order that can still be paid, and by each such order where all may be completed.
            const orders = held.flat().map((id) => shop.orders.find((order) => order.id === id)!);
            check(orders.every(({ status }) => status === 'pending'));
            if (!once) check(held.length === shop.orders.filter(({ status }) => status === 'pending').length);
            // A place belongs to one member, and of a code that is for one order a member has one.
            const members = held.map(
              (ids) => new Set(orders.flatMap((one) => (ids.includes(one.id) ? one.memberId : []))),
            );
            check(members.every(({ size }) => size === 1));
            check(!once || new Set(members.flatMap((one) => [...one])).size === members.length);
            if (used === highest) full++;
          }
          refused += shop.refused;
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
    // The histories do meet the limit.
    expect([refused > 0, full > 0]).toEqual([true, true]);
  });

  it('gives a place back to the older order of the member when the newer one that shares it fails', () => {
    const shared: PlacesEvent[] = [
      { type: 'DiscountPlaceHeld', data: { paymentId: 'p1', instead: null, heldAt: at } },
      { type: 'DiscountPlaceHeld', data: { paymentId: 'p2', instead: 'p1', heldAt: at } },
      { type: 'DiscountPlaceFreed', data: { paymentId: 'p2', freedAt: at } },
    ];
    given(places, ...shared)
      .when((state) => holdPlace(state, { paymentId: 'p3', reservedFor: null, maxUses: 1, at }))
      .thenRefused(discountExpired);
    given(places, ...shared)
      .when((state) => takePlace(state, { paymentId: 'p1', reservedFor: null, at }))
      .then({ type: 'DiscountPlaceUsed', data: { paymentId: 'p1', heldFor: 'p1', usedAt: at } });
    given(places, ...shared)
      .when((state) => freePlace(state, 'p1', at))
      .then({ type: 'DiscountPlaceFreed', data: { paymentId: 'p1', freedAt: at } });
  });

  it('gives its last place to one order, and back when that fails', () => {
    const last = { reservedFor: null, maxUses: 1, at };
    const held: PlacesEvent = { type: 'DiscountPlaceHeld', data: { paymentId: 'p1', instead: null, heldAt: at } };
    given(places)
      .when((state) => holdPlace(state, { ...last, paymentId: 'p1' }))
      .then(held);
    given(places, held)
      .when((state) => holdPlace(state, { ...last, paymentId: 'p2' }))
      .thenRefused(discountExpired);
    // A newer order of the same member takes the place over, where the code is for one of them.
    given(places, held)
      .when((state) => holdPlace(state, { ...last, paymentId: 'p2', reservedFor: 'p1' }))
      .then({ type: 'DiscountPlaceHeld', data: { paymentId: 'p2', instead: 'p1', heldAt: at } });
    given(places, held, { type: 'DiscountPlaceFreed', data: { paymentId: 'p1', freedAt: at } })
      .when((state) => holdPlace(state, { ...last, paymentId: 'p2' }))
      .then({ type: 'DiscountPlaceHeld', data: { paymentId: 'p2', instead: null, heldAt: at } });
    given(places, held)
      .when((state) => takePlace(state, { paymentId: 'p1', reservedFor: 'p1', at }))
      .then({ type: 'DiscountPlaceUsed', data: { paymentId: 'p1', heldFor: 'p1', usedAt: at } });
    given(places, held, { type: 'DiscountPlaceUsed', data: { paymentId: 'p1', heldFor: 'p1', usedAt: at } })
      .when((state) => holdPlace(state, { ...last, paymentId: 'p2' }))
      .thenRefused(discountExpired);
  });
});
