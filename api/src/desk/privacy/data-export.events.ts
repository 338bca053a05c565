import type { Event, Sealed } from '../../kernel/domain.js';

/** A link to the member's data is mailed to them; `number` counts the links, and only the latest one works. */
export type DataExportRequested = Event<
  'DataExportRequested',
  { number: number; requestedAt: string; expiresAt: string }
>;
/** Staff mail the link to a disabled member: it works without a login (ADM-02). `reason`: how the member asked. */
export type DataExportSent = Event<
  'DataExportSent',
  { number: number; reason: Sealed; sentAt: string; expiresAt: string }
>;
export type DataExportDownloaded = Event<'DataExportDownloaded', { number: number; downloadedAt: string }>;

export type DataExportEvent = DataExportRequested | DataExportSent | DataExportDownloaded;
