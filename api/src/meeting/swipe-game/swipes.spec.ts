import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { nothingToUndo, swipeLimitReached } from './swipes.errors.js';
import type { MemberSwiped, SwipesEvent, SwipeUndone } from './swipes.events.js';
import { allowanceAt, startAnew, swipe, SWIPE_LIKES, swipes, undoSwipe, type Swipes } from './swipes.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = new Date('2026-03-01T10:00:00.000Z');
const after = (ms: number, from = start) => new Date(from.getTime() + ms);
const swiped = (member: string, liked: boolean, at = start): MemberSwiped => ({
  type: 'MemberSwiped',
  data: { member, liked, swipedAt: at.toISOString() },
});
const undone = (member: string, liked: boolean, at = start): SwipeUndone => ({
  type: 'SwipeUndone',
  data: { member, liked, undoneAt: at.toISOString() },
});
const four = ['a', 'b', 'c', 'd'].map((member, i) => swiped(member, true, after(i * HOUR)));

describe('DSC-06 the swipe game', () => {
  it('gives four likes in 24 hours, and tells the wait for the next in hours', () => {
    given(swipes, ...four.slice(0, 3))
      .when((state) => swipe(state, { member: 'd', liked: true, now: after(3 * HOUR) }))
      .then(four[3]);
    given(swipes, ...four)
      .when((state) => swipe(state, { member: 'e', liked: true, now: after(3 * HOUR) }))
      .thenRefused(swipeLimitReached, { hours: 21 });
  });

  it.each([
    ['a moment before it is there', DAY - 1, { left: 0, hours: 1, nextAt: after(DAY) }],
    ['when it is there', DAY, { left: 1, hours: 0, nextAt: null }],
    ['at once after the fourth', 3 * HOUR + 1, { left: 0, hours: 21, nextAt: after(DAY) }],
    ['a second after the next full hour', 4 * HOUR + 1000, { left: 0, hours: 20, nextAt: after(DAY) }],
    ['when all are there again', DAY + 3 * HOUR, { left: 4, hours: 0, nextAt: null }],
  ])('counts the last 24 hours: %s', (_, ms, allowance) =>
    expect(allowanceAt(given(swipes, ...four).state, after(ms))).toEqual(allowance),
  );

  it.each([
    ['midnight', '2026-03-01T22:59:00.000Z'],
    ['the night the clocks go forward', '2026-03-28T23:30:00.000Z'],
    ['the night the clocks go back', '2026-10-24T22:30:00.000Z'],
  ])('is 24 hours of time across %s', (_, night) => {
    const now = new Date(night);
    const { state } = given(swipes, ...['a', 'b', 'c', 'd'].map((member) => swiped(member, true, now)));
    expect(allowanceAt(state, after(DAY - 1, now)).left).toBe(0);
    expect(allowanceAt(state, after(DAY, now)).left).toBe(4);
  });

  it('passing over is free, also when no like is left', () =>
    given(swipes, ...four)
      .when((state) => swipe(state, { member: 'e', liked: false, now: after(3 * HOUR) }))
      .then(swiped('e', false, after(3 * HOUR))));

  it('undoing the last swipe gives its like back, once', () => {
    const now = after(4 * HOUR);
    const full = given(swipes, ...four);
    full.when((state) => undoSwipe(state, { member: 'd', now })).then(undone('d', true, now));
    full.when((state) => undoSwipe(state, { member: 'c', now })).thenRefused(nothingToUndo);
    const back = given(swipes, ...four, undone('d', true, now));
    expect(allowanceAt(back.state, now).left).toBe(1);
    back.when((state) => undoSwipe(state, { member: 'd', now })).thenRefused(nothingToUndo);
    back.when((state) => undoSwipe(state, { member: 'c', now })).thenRefused(nothingToUndo);
  });

  it('undoing a pass gives no like, and undoing nothing is refused', () => {
    const now = after(4 * HOUR);
    const { state } = given(swipes, ...four, swiped('e', false, now), undone('e', false, now));
    expect(allowanceAt(state, now).left).toBe(0);
    given(swipes)
      .when((none) => undoSwipe(none, { member: 'a', now }))
      .thenRefused(nothingToUndo);
  });

  it('a deck that starts anew gives no likes', () => {
    const { state } = given(swipes, ...four, ...startAnew(after(4 * HOUR)));
    expect(allowanceAt(state, after(4 * HOUR)).left).toBe(0);
  });

  it('never has more than four likes in any 24 hours, and never refuses one that is due, whatever is undone', () => {
    const step = fc.record({
      what: fc.constantFrom('like', 'like', 'like', 'pass', 'undo'),
      later: fc.constantFrom(0, 1, HOUR, 5 * HOUR, DAY - HOUR, DAY - 1, DAY, DAY + 1),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: Swipes = swipes.initial;
        let now = start.getTime();
        // The plain model: all likes that stand, as a list.
        const standing: number[] = [];
        let last: 'like' | 'pass' | undefined;
        const attempt = (rule: () => SwipesEvent[]): boolean => {
          try {
            state = rule().reduce(swipes.evolve, state);
            return true;
          } catch {
            return false;
          }
        };
        for (const [i, { what, later }] of steps.entries()) {
          now += later;
          const within = standing.filter((at) => at > now - DAY).length;
          expect(allowanceAt(state, new Date(now)).left).toBe(SWIPE_LIKES - within);
          if (what === 'undo') {
            const done = attempt(() => undoSwipe(state, { member: state.last?.member ?? '', now: new Date(now) }));
            expect(done).toBe(last !== undefined);
            if (last === 'like') standing.pop();
            last = undefined;
            continue;
          }
          const liked = what === 'like';
          const done = attempt(() => swipe(state, { member: `m${i}`, liked, now: new Date(now) }));
          expect(done).toBe(!liked || within < SWIPE_LIKES);
          if (!done) continue;
          if (liked) standing.push(now);
          last = liked ? 'like' : 'pass';
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
