import { describe, expect, it } from '@jest/globals';
import { secondsFor } from './queue-pace.js';

describe('CLI-05 whoever finds a queue full', () => {
  it.each([
    [42, 500, 2, 11],
    [42, 1_000, 2, 21],
    [33, 250, 1, 9],
    [20, 1_000, 2, 10],
    [21, 1_001, 2, 11],
  ])('of %i that take %i ms, %i at once, comes again after %i s', (ahead, msEach, atOnce, seconds) => {
    expect(secondsFor(ahead, msEach, atOnce)).toBe(seconds);
  });

  it.each([
    [0, 500, 1],
    [42, 0, 1],
    [42, 30_000, 30],
  ])('of %i that take %i ms waits neither less than a second nor more than half a minute', (ahead, msEach, seconds) => {
    expect(secondsFor(ahead, msEach, 2)).toBe(seconds);
  });
});
