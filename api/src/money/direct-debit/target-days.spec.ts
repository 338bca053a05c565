import { describe, expect, it } from '@jest/globals';
import { collectionDay, soonestDay } from './target-days.js';

const AMSTERDAM = 'Europe/Amsterdam';

describe('MNY-04 the day of collection', () => {
  it.each([
    ['a Monday with two days of notice', '2026-03-02T12:00:00Z', 2, '2026-03-04'],
    ['a Friday: over the weekend', '2026-03-06T12:00:00Z', 2, '2026-03-09'],
    ['after midnight where the one who collects is, though not by UTC', '2026-03-02T23:30:00Z', 2, '2026-03-05'],
    ['before Good Friday: after Easter Monday', '2026-04-01T12:00:00Z', 2, '2026-04-07'],
    ['across the change to summer time', '2026-03-27T23:30:00Z', 2, '2026-03-30'],
    ['over Christmas', '2026-12-24T12:00:00Z', 1, '2026-12-28'],
  ])('%s', (_, now, days, day) => expect(collectionDay(new Date(now), days, AMSTERDAM)).toBe(day));

  it('is never sooner than the bank takes it', () =>
    expect(soonestDay(new Date('2026-03-06T12:00:00Z'), AMSTERDAM)).toBe('2026-03-09'));
});
