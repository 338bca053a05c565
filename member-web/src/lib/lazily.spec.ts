import { describe, expect, it, vi } from 'vitest';
import { lazily } from './lazily';

const broken = () => Promise.reject(new Error('chunk'));

describe('CLI-05 a chunk that cannot be loaded', () => {
  it('reloads the page, at most once a minute', async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const reload = vi.fn();
    void lazily(broken, reload)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(lazily(broken, reload)()).rejects.toThrow('chunk');
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_000_000_061_000);
    void lazily(broken, reload)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    vi.useRealTimers();
  });
});
