import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// One worker takes file after file, for to begin one takes longer than most of them: what our own modules remember, and
// what a file has left in the window, is not there for the next.
vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
document.body.replaceChildren();
history.replaceState(null, '', '/');
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;

// The first screen of a file also compiles its lazy route, on a machine that may be busy with other things.
configure({ asyncUtilTimeout: 30_000 });

// That of the people in these tests; another one is offered to whom it suits.
Object.defineProperty(navigator, 'languages', { get: () => ['nl-NL'], configurable: true });

// jsdom has no layout and no modal dialogs; these are the least that components need of both.
window.matchMedia ??= (query: string) =>
  ({
    matches: query.includes('min-width'),
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
  this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
  this.dispatchEvent(new Event('scroll'));
};
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// A scrolling area shows all that is in it.
Object.defineProperty(Element.prototype, 'clientHeight', {
  configurable: true,
  get(this: Element) {
    return this.getAttribute('role') === 'region' ? 100_000 : 0;
  },
});
// A row of a list is as high as a row: of height 0, how many of them are there would be a matter of chance.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('data-index') ? 56 : 0;
  },
});
window.scrollTo = () => {};

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};
