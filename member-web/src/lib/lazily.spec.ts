import { afterEach, describe, expect, it, vi } from 'vitest';
import { lazily } from './lazily';

const broken = () => Promise.reject(new Error('chunk'));
const there = () => Promise.resolve(true);
const away = () => Promise.resolve(false);

afterEach(() => vi.useRealTimers());

describe('CLI-05 a chunk that cannot be loaded', () => {
  it('reloads the page, at most once a minute', async () => {
    vi.useFakeTimers({ now: 1_000_000_000_000 });
    const reload = vi.fn();
    void lazily(broken, reload, there)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(lazily(broken, reload, there)()).rejects.toThrow('chunk');
    expect(reload).toHaveBeenCalledTimes(1);
    vi.setSystemTime(1_000_000_061_000);
    void lazily(broken, reload, there)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    vi.useRealTimers();
  });

  it('stays where it is while the site cannot be reached, and reloads once it can', async () => {
    const reload = vi.fn();
    await expect(lazily(broken, reload, away)()).rejects.toMatchObject({ code: 'unreachable' });
    expect(reload).not.toHaveBeenCalled();
    void lazily(broken, reload, there)();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });
});
