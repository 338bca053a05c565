import type { Event } from '../../kernel/domain.js';

/** `reason`: for colleagues, about no member; missing in older events. */
export type ReadModelRebuildRequested = Event<'ReadModelRebuildRequested', { requestedAt: string; reason?: string }>;
export type ReadModelRebuilt = Event<'ReadModelRebuilt', { rebuiltAt: string }>;
/** The previous read model stays in use. */
export type ReadModelRebuildFailed = Event<'ReadModelRebuildFailed', { failedAt: string }>;

export type ReadModelEvent = ReadModelRebuildRequested | ReadModelRebuilt | ReadModelRebuildFailed;
