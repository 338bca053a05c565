/** What open pages are told. */
export type WorkerMessage =
  | { type: 'push' }
  /** With a port, for the answer that the page goes there. */
  | { type: 'open'; path: string }
  /** A worker rules from now on, whose release begins with these files. */
  | { type: 'release'; first: string[] };

/**
 * Where a page leaves what the worker says of every push on a device that is to tell nobody what it shows. Both write it
 * down for themselves: a worker is one file, which imports nothing that a page imports.
 */
export type DiscreetPlace = { cache: 'device'; path: '/discreet' };
export type DiscreetWords = { title: string; body: string };

/** What a page has loaded before the worker ruled it. */
export type PageMessage = { type: 'loaded'; paths: string[] };
