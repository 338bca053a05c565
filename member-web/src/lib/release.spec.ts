import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Release from './release';

let release: typeof Release;
let reload: ReturnType<typeof vi.fn<() => void>>;
let go: (pathname: string, state?: string) => void;

beforeEach(async () => {
  vi.resetModules();
  release = await import('./release');
  reload = vi.fn<() => void>();
  const at = (pathname: string, state = 'idle') => ({ location: { pathname }, navigation: { state } });
  const router = {
    state: at('/chats'),
    subscribe: (listener: (state: ReturnType<typeof at>) => void) => void (go = (...where) => listener(at(...where))),
  };
  release.takeReleaseBetweenScreens(router, reload);
});
afterEach(() => document.body.replaceChildren());

function type(text: string) {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

describe('CLI-05 a new release is taken', () => {
  it('with the next screen, not with the answers or the address of the one that is shown', () => {
    go('/members');
    release.tellNewRelease();
    go('/members');
    go('/likes', 'loading');
    expect(reload).not.toHaveBeenCalled();
    go('/likes');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('not while there are words in a field that somebody typed in', () => {
    release.tellNewRelease();
    const field = type('Zullen we');
    go('/members');
    expect(reload).not.toHaveBeenCalled();
    field.value = '';
    go('/likes');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('not while this tab alone has something', () => {
    release.tellNewRelease();
    let sending = true;
    release.keepsPage(() => sending);
    go('/members');
    expect(reload).not.toHaveBeenCalled();
    sending = false;
    go('/likes');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
