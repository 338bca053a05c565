import { describe, expect, it } from '@jest/globals';
import { oldestMonth, shownSince } from './history-limit.js';

const at = (text: string) => new Date(text);

describe('CHT-06 the history limit', () => {
  it('is so many months before now', () =>
    expect(shownSince(at('2026-03-02T12:00:00Z'), 12)).toEqual(at('2025-03-02T12:00:00Z')));

  it('never shows less than that where a month is shorter', () =>
    expect(shownSince(at('2024-02-29T12:00:00Z'), 12)).toEqual(at('2023-02-28T12:00:00Z')));

  it.each([
    ['2026-03-31T23:59:59.999Z', '2025-03'],
    ['2026-04-01T00:00:00.000Z', '2025-04'],
  ])('lets go of a month when all of it has passed: at %s from %s on', (now, month) =>
    expect(oldestMonth(at(now), 12)).toBe(month),
  );
});
