import { defineStream, type Sealed } from '../../kernel/domain.js';
import type {
  DataExportDownloaded,
  DataExportEvent,
  DataExportRequested,
  DataExportSent,
} from './data-export.events.js';
import { addressNotConfirmed, dataExportExpired, memberNotDisabled, tooManyDataExports } from './privacy.errors.js';

const DAY = 24 * 60 * 60 * 1000;
const LINK_LASTS = 7 * DAY;
const REQUESTS_A_DAY = 3;

export interface DataExportState {
  /** Requests within the day before the latest one. */
  requestedAt: string[];
  /** Number of the latest request; 0 if there was none. */
  number: number;
  /** When its link expires; null once it was used. */
  expiresAt: string | null;
  /** Staff sent it to a member who cannot log in, so the link alone is enough. */
  linkSuffices: boolean;
}

/** A member's requests for all of their own data (PRV-02). */
export const dataExport = defineStream<DataExportState, DataExportEvent>({
  type: 'dataexport',
  revision: 2,
  initial: { requestedAt: [], number: 0, expiresAt: null, linkSuffices: false },
  evolve: (state, event) => {
    switch (event.type) {
      case 'DataExportRequested': {
        const { number, requestedAt, expiresAt } = event.data;
        return { number, expiresAt, linkSuffices: false, requestedAt: withNow(state, requestedAt) };
      }
      case 'DataExportSent': {
        const { number, sentAt, expiresAt } = event.data;
        return { number, expiresAt, linkSuffices: true, requestedAt: withNow(state, sentAt) };
      }
      case 'DataExportDownloaded':
        return { ...state, expiresAt: null };
    }
  },
});
export const dataExportOf = dataExport.of;

const ofTheLastDay = ({ requestedAt }: DataExportState, now: Date) =>
  requestedAt.filter((at) => Date.parse(at) > now.getTime() - DAY);

const withNow = (state: DataExportState, at: string) => [...ofTheLastDay(state, new Date(at)), at];

/** Number and expiry of the next link, if another one is allowed today. */
function following(state: DataExportState, now: Date): { number: number; expiresAt: string } {
  if (ofTheLastDay(state, now).length >= REQUESTS_A_DAY) throw tooManyDataExports({});
  return { number: state.number + 1, expiresAt: new Date(now.getTime() + LINK_LASTS).toISOString() };
}

export const requestDataExport = (state: DataExportState, { now }: { now: Date }): [DataExportRequested] => {
  const { number, expiresAt } = following(state, now);
  return [{ type: 'DataExportRequested', data: { number, requestedAt: now.toISOString(), expiresAt } }];
};

interface Sending {
  /** Whether staff disabled the account, and whether its address was ever confirmed. */
  member: { disabled: boolean; confirmed: boolean };
  reason: Sealed;
  now: Date;
}

/** By staff, at the member's request. A member who can log in must do so, which proves more than a mailbox (ADM-02). */
export const sendDataExport = (state: DataExportState, { member, reason, now }: Sending): [DataExportSent] => {
  if (!member.disabled) throw memberNotDisabled({});
  if (!member.confirmed) throw addressNotConfirmed({});
  const { number, expiresAt } = following(state, now);
  return [{ type: 'DataExportSent', data: { number, reason, sentAt: now.toISOString(), expiresAt } }];
};

interface Opening {
  number: number;
  /** Whether the member is logged in where the link is opened. */
  loggedIn: boolean;
  now: Date;
}

/** The latest link works once. Only a link sent by staff works without a login. */
export const downloadDataExport = (
  state: DataExportState,
  { number, loggedIn, now }: Opening,
): [DataExportDownloaded] => {
  const lasts = number === state.number && state.expiresAt !== null && Date.parse(state.expiresAt) > now.getTime();
  if (!lasts || !(loggedIn || state.linkSuffices)) throw dataExportExpired({});
  return [{ type: 'DataExportDownloaded', data: { number, downloadedAt: now.toISOString() } }];
};
