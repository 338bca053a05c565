import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect, vi } from 'vitest';

// The first screen is compiled while a test waits for it, on a machine that may be busy with other things.
configure({ asyncUtilTimeout: 30_000 });

// jsdom draws nothing: each picture is there, and in view.
HTMLImageElement.prototype.decode = () => Promise.resolve();
globalThis.IntersectionObserver = class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.#report = report;
  }
  observe = () => this.#report([{ intersectionRatio: 1 } as IntersectionObserverEntry], this);
  unobserve = () => undefined;
  disconnect = () => undefined;
  takeRecords = () => [];
};
Element.prototype.scrollIntoView = () => undefined;

// A screen that asks for a text that is nowhere shows the name of the key instead. Notices also get texts as they are.
const textless: string[] = [];
const { warn } = console;
console.warn = (...told: unknown[]) => {
  if (/^No text for \S+$/.test(String(told[0]))) textless.push(String(told[0]));
  else warn(...told);
};
afterEach(() => {
  cleanup();
  expect([...new Set(textless.splice(0))]).toEqual([]);
});

// A worker takes file after file, with the libraries it has loaded; what the console itself remembers is each file's own.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
