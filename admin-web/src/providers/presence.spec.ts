import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAttended, watchPresence } from './presence';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ADM-05 somebody is here for a minute after the last press, move or key', () => {
  watchPresence();
  for (const sign of ['pointermove', 'keydown', 'wheel']) {
    vi.advanceTimersByTime(60_000);
    expect(isAttended()).toBe(false);
    window.dispatchEvent(new Event(sign));
    expect(isAttended()).toBe(true);
    vi.advanceTimersByTime(59_999);
    expect(isAttended()).toBe(true);
  }
});
