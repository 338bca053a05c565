import { describe, expect, it } from '@jest/globals';
import { RecentKeys } from './recent-keys.js';

describe('EVT-01 keys of a burst', () => {
  it('are new once, in a batch and in those that follow', () => {
    const keys = new RecentKeys();
    keys.begin(1, 2);
    expect([keys.isNew('a'), keys.isNew('a')]).toEqual([true, false]);
    keys.begin(3, 4);
    expect([keys.isNew('a'), keys.isNew('b')]).toEqual([false, true]);
  });

  it('are new again when their batch failed and comes again', () => {
    const keys = new RecentKeys();
    keys.begin(1, 2);
    keys.isNew('a');
    keys.begin(1, 3);
    expect(keys.isNew('a')).toBe(true);
    // A batch of one event alone.
    keys.begin(4, 4);
    keys.isNew('b');
    keys.begin(4, 4);
    expect(keys.isNew('b')).toBe(true);
  });
});
