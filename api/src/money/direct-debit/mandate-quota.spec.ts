import { describe, expect, it } from '@jest/globals';
import { countMandate, mandateQuota, requireMandateLeft, type MandateQuota } from './mandate-quota.js';
import { mandatesReached } from './debits.errors.js';

const hour = (n: number) => new Date(Date.UTC(2026, 2, 1, n));
const signedAt = (...hours: number[]): MandateQuota =>
  hours.reduce((quota, n) => countMandate(quota, hour(n)).reduce(mandateQuota.evolve, quota), mandateQuota.initial);

describe('MNY-04 mandates of a day', () => {
  it('are three of a member or a number; a day after the first of them there is another', () => {
    const three = signedAt(0, 1, 2);
    expect(() => requireMandateLeft(signedAt(0, 1), hour(3))).not.toThrow();
    expect(() => countMandate(three, hour(3))).toThrow(mandatesReached({ hours: 21 }));
    expect(() => countMandate(three, hour(24))).not.toThrow();
    expect(() => countMandate(signedAt(0, 1, 2, 24), hour(24.5))).toThrow(mandatesReached({ hours: 1 }));
  });
});
