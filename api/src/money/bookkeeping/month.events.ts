import type { CsvLanguage, Event } from '../../kernel/domain.js';

/**
 * Staff want a month as one file. `request`: its number, counted from 1. Language and time zone are those of the first
 * request: they stay with the month, so that it is the same file whoever asks for it later.
 */
export type MonthCloseRequested = Event<
  'MonthCloseRequested',
  { month: string; request: number; language: CsvLanguage; timeZone: string; requestedAt: string }
>;
/**
 * The file is there. `digest`: SHA-256 of what is in it; `changed`: that of the file before was another one, because
 * something of the month was recorded or corrected after it.
 */
export type MonthClosed = Event<
  'MonthClosed',
  {
    month: string;
    request: number;
    digest: string;
    bytes: number;
    checks: number;
    /** Number of checks whose two sums differ. */
    failed: number;
    changed: boolean;
    closedAt: string;
  }
>;
/** It could not be made; a file from before stays. */
export type MonthCloseFailed = Event<'MonthCloseFailed', { month: string; request: number; failedAt: string }>;
/** Somebody of the staff took the file home. */
export type MonthDownloaded = Event<'MonthDownloaded', { month: string; digest: string; downloadedAt: string }>;

export type MonthEvent = MonthCloseRequested | MonthClosed | MonthCloseFailed | MonthDownloaded;
