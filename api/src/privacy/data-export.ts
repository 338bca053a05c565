import { defineStream } from '../kernel/index.js';
import type { DataExportDownloaded, DataExportEvent, DataExportRequested } from './data-export.events.js';
import { dataExportExpired, tooManyDataExports } from './privacy.errors.js';

const DAY = 24 * 60 * 60 * 1000;
const LINK_LASTS = 7 * DAY;
const REQUESTS_A_DAY = 3;

export interface DataExportState {
  /** Of the last day before the last request. */
  requestedAt: string[];
  /** Of the last request; 0 when there was none. */
  number: number;
  /** Until when its link works; null once it is used. */
  expiresAt: string | null;
}

/** A member's requests for all of their own data (PRV-02). */
export const dataExport = defineStream<DataExportState, DataExportEvent>({
  type: 'dataexport',
  revision: 1,
  initial: { requestedAt: [], number: 0, expiresAt: null },
  evolve: (state, event) => {
    switch (event.type) {
      case 'DataExportRequested': {
        const { number, requestedAt, expiresAt } = event.data;
        return { number, expiresAt, requestedAt: [...ofTheLastDay(state, new Date(requestedAt)), requestedAt] };
      }
      case 'DataExportDownloaded':
        return { ...state, expiresAt: null };
    }
  },
});
export const dataExportOf = dataExport.of;

const ofTheLastDay = ({ requestedAt }: DataExportState, now: Date) =>
  requestedAt.filter((at) => Date.parse(at) > now.getTime() - DAY);

export const requestDataExport = (state: DataExportState, { now }: { now: Date }): [DataExportRequested] => {
  if (ofTheLastDay(state, now).length >= REQUESTS_A_DAY) throw tooManyDataExports({});
  const expiresAt = new Date(now.getTime() + LINK_LASTS).toISOString();
  return [
    { type: 'DataExportRequested', data: { number: state.number + 1, requestedAt: now.toISOString(), expiresAt } },
  ];
};

/** The link of the last request works once. */
export const downloadDataExport = (
  state: DataExportState,
  { number, now }: { number: number; now: Date },
): [DataExportDownloaded] => {
  const works = number === state.number && state.expiresAt !== null && Date.parse(state.expiresAt) > now.getTime();
  if (!works) throw dataExportExpired({});
  return [{ type: 'DataExportDownloaded', data: { number, downloadedAt: now.toISOString() } }];
};
