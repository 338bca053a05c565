import type { Event } from '../kernel/index.js';

/** A link to all of the member's data is mailed to them; `number`: the how many-th, only the last one works. */
export type DataExportRequested = Event<
  'DataExportRequested',
  { number: number; requestedAt: string; expiresAt: string }
>;
export type DataExportDownloaded = Event<'DataExportDownloaded', { number: number; downloadedAt: string }>;

export type DataExportEvent = DataExportRequested | DataExportDownloaded;
