import type { Event } from '../../kernel/index.js';

export type ReadModelRebuildRequested = Event<'ReadModelRebuildRequested', { requestedAt: string }>;
export type ReadModelRebuilt = Event<'ReadModelRebuilt', { rebuiltAt: string }>;
/** The read model from before stays in use. */
export type ReadModelRebuildFailed = Event<'ReadModelRebuildFailed', { failedAt: string }>;

export type ReadModelEvent = ReadModelRebuildRequested | ReadModelRebuilt | ReadModelRebuildFailed;
