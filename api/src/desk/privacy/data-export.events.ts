import type { Event, Sealed } from '../../kernel/index.js';

/** A link to all of the member's data is mailed to them; `number`: the how many-th, only the last one works. */
export type DataExportRequested = Event<
  'DataExportRequested',
  { number: number; requestedAt: string; expiresAt: string }
>;
/** Staff mail it to a member who is shut out: that link works without logging in (ADM-02). `reason`: how they were asked. */
export type DataExportSent = Event<
  'DataExportSent',
  { number: number; reason: Sealed; sentAt: string; expiresAt: string }
>;
export type DataExportDownloaded = Event<'DataExportDownloaded', { number: number; downloadedAt: string }>;

export type DataExportEvent = DataExportRequested | DataExportSent | DataExportDownloaded;
