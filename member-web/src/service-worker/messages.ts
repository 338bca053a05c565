/** What open pages are told. */
export type WorkerMessage =
  | { type: 'push' }
  | { type: 'open'; path: string }
  /** A worker rules from now on, whose release begins with these files. */
  | { type: 'release'; first: string[] };

/** What a page has loaded before the worker ruled it. */
export type PageMessage = { type: 'loaded'; paths: string[] };
