import { describe, expect, it } from 'vitest';
import { isDismissed } from './dismissal';

describe('CLI-11 dismissed alerts', () => {
  it('return after seven days', () => {
    const at = Date.UTC(2026, 0, 1);
    localStorage.setItem('dismissed:tip', String(at));
    expect(isDismissed('tip', at + 7 * 86_400_000 - 1)).toBe(true);
    expect(isDismissed('tip', at + 7 * 86_400_000)).toBe(false);
    expect(isDismissed('other', at)).toBe(false);
  });
});
