/** What open pages are told: something is new, or a notification was pressed. */
export type WorkerMessage = { type: 'push' } | { type: 'open'; path: string };

/** What a page has loaded before the worker ruled it. */
export type PageMessage = { type: 'loaded'; paths: string[] };
