import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import { autoLikes, giveAutoLike, isDue, mayLikeByItself } from './auto-likes.js';

const HOUR = 3_600_000;
const at = new Date('2026-10-25T00:30:00.000Z');
const later = (hours: number) => new Date(at.getTime() + hours * HOUR);
const liked = { type: 'AutoLikeGiven', data: { profile: 'vera', likedAt: at.toISOString() } } as const;

describe('DSC-05 auto-like', () => {
  it('is given once in 24 hours, also across midnight and a change of the clocks', () => {
    given(autoLikes)
      .when((state) => giveAutoLike(state, { profile: 'vera', now: at }))
      .then(liked);
    const once = given(autoLikes, liked);
    once.when((state) => giveAutoLike(state, { profile: 'bo', now: later(23.9) })).thenNothing();
    once
      .when((state) => giveAutoLike(state, { profile: 'bo', now: later(24) }))
      .then({ type: 'AutoLikeGiven', data: { profile: 'bo', likedAt: later(24).toISOString() } });
  });

  it('never comes twice within any 24 hours, whenever it is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 * HOUR }), { maxLength: 50 }), (pauses) => {
        let state = autoLikes.initial;
        let now = at.getTime();
        const times: number[] = [];
        for (const pause of pauses) {
          now += pause;
          const due = isDue(state, new Date(now));
          const events = giveAutoLike(state, { profile: 'vera', now: new Date(now) });
          expect(events.length).toBe(Number(due));
          if (events.length > 0) times.push(now);
          state = events.reduce(autoLikes.evolve, state);
        }
        times.slice(1).forEach((time, i) => expect(time - times[i]!).toBeGreaterThanOrEqual(24 * HOUR));
      }),
    );
  });

  it('comes from a fictional profile that can be seen, to a real member, where each looks for the other', () => {
    const vera = { fictional: true, invisible: false, gender: 'female', sought_gender: 'male' } as const;
    const ben = { fictional: false, invisible: false, gender: 'male', sought_gender: 'female' } as const;
    expect(mayLikeByItself(vera, ben)).toBe(true);
    expect(mayLikeByItself({ ...vera, sought_gender: null }, { ...ben, sought_gender: 'both' })).toBe(true);
    expect(mayLikeByItself({ ...vera, fictional: false }, ben)).toBe(false);
    expect(mayLikeByItself({ ...vera, invisible: true }, ben)).toBe(false);
    expect(mayLikeByItself({ ...vera, sought_gender: 'female' }, ben)).toBe(false);
    expect(mayLikeByItself(vera, { ...ben, sought_gender: 'male' })).toBe(false);
    expect(mayLikeByItself(vera, { ...ben, fictional: true })).toBe(false);
  });
});
