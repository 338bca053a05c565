import { describe, expect, it } from 'vitest';
import { isDismissed } from './dismissal';

describe('CLI-11 dismissed alerts', () => {
  it.each([7, 2])('return after the %i days that the operator sets', (days) => {
    const at = Date.UTC(2026, 0, 1);
    localStorage.setItem('dismissed:tip:robin', String(at));
    expect(isDismissed('tip', 'robin', days, at + days * 86_400_000 - 1)).toBe(true);
    expect(isDismissed('tip', 'robin', days, at + days * 86_400_000)).toBe(false);
    expect(isDismissed('other', 'robin', days, at)).toBe(false);
    expect(isDismissed('tip', 'sam', days, at)).toBe(false);
  });
});
