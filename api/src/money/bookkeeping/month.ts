import { defineStream, monthsLater, type CsvLanguage } from '../../kernel/domain.js';
import { booksDeleted, monthBeingClosed, monthNotClosed, monthNotOver } from './bookkeeping.errors.js';
import type {
  MonthClosed,
  MonthCloseFailed,
  MonthCloseRequested,
  MonthDownloaded,
  MonthEvent,
} from './month.events.js';

/** A month of the books, such as `2026-03`. */
export interface Month {
  /** Those of the first request; null: nobody has asked for the month. */
  form: { language: CsvLanguage; timeZone: string } | null;
  /** Requests so far. */
  requests: number;
  /** When the last request came, while its file is being made. */
  since: string | null;
  closed: { request: number; digest: string } | null;
}

export const month = defineStream<Month, MonthEvent>({
  type: 'month',
  revision: 1,
  initial: { form: null, requests: 0, since: null, closed: null },
  evolve,
});
export const monthOf = month.of;

/** Milliseconds after which a request counts as lost with its process. */
const PATIENCE = 60 * 60 * 1000;
/** Full years that books are kept after the year that they are of (PRV-02). */
const KEPT_YEARS = 7;

export const MONTH_PATTERN = '^20[0-9]{2}-(0[1-9]|1[0-2])$';

/** The month in which an instant falls in that time zone. */
export const monthAt = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(at);

/** The last year whose books are kept no longer. */
export const lastDeletedYear = (timeZone: string, now: Date): number =>
  Number(monthAt(timeZone, now).slice(0, 4)) - KEPT_YEARS - 1;

/** First and last day. */
export function daysOf(month: string): { first: string; last: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { first: `${month}-01`, last: `${month}-${String(last).padStart(2, '0')}` };
}

const monthAway = (month: string, months: number): string =>
  monthsLater(`${month}-01`, months).toISOString().slice(0, 7);
export const nextMonth = (month: string): string => monthAway(month, 1);
export const monthBefore = (month: string): string => monthAway(month, -1);

interface Asked {
  month: string;
  language: CsvLanguage;
  /** Where the company is. */
  timeZone: string;
  now: Date;
}

/** @throws monthNotOver, booksDeleted, monthBeingClosed */
export function requestClose(state: Month, { month, now, ...asked }: Asked): [MonthCloseRequested] {
  const form = state.form ?? { language: asked.language, timeZone: asked.timeZone };
  if (month >= monthAt(form.timeZone, now)) throw monthNotOver({});
  if (Number(month.slice(0, 4)) <= lastDeletedYear(form.timeZone, now)) throw booksDeleted({});
  if (state.since !== null && now.getTime() - Date.parse(state.since) < PATIENCE) throw monthBeingClosed({});
  const request = state.requests + 1;
  return [{ type: 'MonthCloseRequested', data: { month, request, ...form, requestedAt: now.toISOString() } }];
}

type Made = Pick<MonthClosed['data'], 'digest' | 'bytes' | 'checks' | 'failed'>;

/** Does nothing if another request has come meanwhile. `made`: null if it could not be made. */
export function endClose(
  state: Month,
  { month, request, made, now }: { month: string; request: number; made: Made | null; now: Date },
): [] | [MonthClosed | MonthCloseFailed] {
  if (state.since === null || request !== state.requests) return [];
  const at = now.toISOString();
  if (!made) return [{ type: 'MonthCloseFailed', data: { month, request, failedAt: at } }];
  const changed = state.closed !== null && state.closed.digest !== made.digest;
  return [{ type: 'MonthClosed', data: { month, request, ...made, changed, closedAt: at } }];
}

/** @throws monthNotClosed */
export function download(state: Month, { month, now }: { month: string; now: Date }): [MonthDownloaded] {
  if (!state.closed) throw monthNotClosed({});
  const { digest } = state.closed;
  return [{ type: 'MonthDownloaded', data: { month, digest, downloadedAt: now.toISOString() } }];
}

function evolve(state: Month, { type, data }: MonthEvent): Month {
  switch (type) {
    case 'MonthCloseRequested': {
      const { language, timeZone, request, requestedAt } = data;
      return { ...state, form: { language, timeZone }, requests: request, since: requestedAt };
    }
    case 'MonthClosed':
      return { ...state, since: null, closed: { request: data.request, digest: data.digest } };
    case 'MonthCloseFailed':
      return { ...state, since: null };
    case 'MonthDownloaded':
      return state;
  }
}
