import { describe, expect, it } from '@jest/globals';
import { codeQuota, countCode, type CodeQuota } from './code-quota.js';
import { codeThrottled } from './debits.errors.js';

const minute = (n: number) => new Date(Date.UTC(2026, 2, 1, 0, n));
const sent = (count: number): CodeQuota =>
  Array.from({ length: count }, (_, n) => minute(n)).reduce(
    (quota, at) => countCode(quota, at).reduce(codeQuota.evolve, quota),
    codeQuota.initial,
  );

describe('MNY-04 one-time codes of a day', () => {
  it('are six of a member or a number; a day after the first of them there is another', () => {
    expect(() => countCode(sent(5), minute(60))).not.toThrow();
    expect(() => countCode(sent(6), minute(60))).toThrow(codeThrottled({ seconds: 23 * 3_600 }));
    expect(() => countCode(sent(6), minute(24 * 60))).not.toThrow();
  });
});
