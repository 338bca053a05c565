import { describe, expect, it } from 'vitest';
import { neighbour, timeLeft } from './inbox';

const now = Date.parse('2026-03-04T10:00:00.000Z');
const in_ = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

describe('PRO-04 how long there is to answer', () => {
  it.each([
    [72 * 60, 'hours', 72, false],
    [12 * 60, 'hours', 12, false],
    [12 * 60 - 1, 'hours', 11, true],
    [60, 'hours', 1, true],
    [59, 'minutes', 59, true],
    [0.5, 'minutes', 1, true],
    [-5, 'minutes', 1, true],
  ] as const)('%s minutes', (minutes, unit, count, pressing) => {
    expect(timeLeft(in_(minutes), now)).toEqual({ unit, count, pressing });
  });
});

describe('walking through the conversations', () => {
  it('stops at both ends, and begins at the first', () => {
    const ids = ['a', 'b', 'c'];
    expect(neighbour(ids, 'a', 1)).toBe('b');
    expect(neighbour(ids, 'c', 1)).toBe('c');
    expect(neighbour(ids, 'a', -1)).toBe('a');
    expect(neighbour(ids, null, 1)).toBe('a');
    expect(neighbour(ids, 'gone', 1)).toBe('a');
    expect(neighbour([], null, 1)).toBeUndefined();
  });
});
