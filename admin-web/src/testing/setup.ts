import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first screen is compiled while a test waits for it.
configure({ asyncUtilTimeout: 10_000 });

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

afterEach(cleanup);
