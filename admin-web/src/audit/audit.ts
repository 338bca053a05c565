import { idOf, kindOf } from '../layout/values/stream-name';
import { STREAM_PAGES } from '../layout/values/stream-pages';
import type { Answer } from '../providers/api-client';

export type AuditEntry = Answer<'/api/admin/audit', 'get'>[number];

interface Place {
  resource: string;
  id: string;
  type: 'show' | 'edit' | 'list';
}

/** Those that stand in a list or on a page with others. */
const LISTS: Readonly<Record<string, string>> = {
  ...{ debitfile: 'debit-files', blocked: 'blocklist', month: 'books', keptbooks: 'books' },
  ...{ advertisingcost: 'attribution', readmodel: 'projections' },
};

/**
 * Where an entry leads: to the record that it is about; settings to their history, which says from what to what and puts
 * it back; what has no page to its timeline.
 */
export function placeOf(stream: string): Place {
  const [kind, id] = [kindOf(stream), idOf(stream)];
  if (stream === 'settings-site') return { resource: 'settings', id: 'history', type: 'edit' };
  const resource = STREAM_PAGES[kind];
  if (resource === 'discounts') return { resource, id, type: 'edit' };
  if (resource) return { resource, id, type: 'show' };
  if (LISTS[kind]) return { resource: LISTS[kind], id: '', type: 'list' };
  return { resource: 'timeline', id: stream, type: 'show' };
}

/** Pages that a member, a complaint or a search is opened from, by the API's word for them. */
const OPENED_FROM: Readonly<Record<string, string>> = {
  case: 'cases',
  objection: 'objections',
  complaint: 'complaints',
  member: 'members',
  payment: 'payments',
  refund: 'refunds',
  debit: 'direct-debits',
  chargeback: 'chargebacks',
};
/** The resource of such a page; nothing for a place whose records have no page of their own. */
export const pageOf = (place: string): string | undefined =>
  Object.hasOwn(OPENED_FROM, place) ? OPENED_FROM[place] : undefined;

/** Looking, approving a photo, writing, booking, and what somebody did to their own login: nobody is asked why. */
const UNASKED = [
  /(Viewed|Found|Exported|Downloaded|Fetched|Claimed|Released|LoggedIn|LoggedOut|Read|Held|Sent|Answered|Noted)$/,
  /^(PhotoDecided|PhotoApproved|MainPhotoChosen|ChatPhotoDecided|ChatPhotoPassed|AdvertisingCostSet|StaffNoteWritten|ChargebackStatementWritten)$/,
  /^Staff.*(Password|Own|Codes|Renamed|Enrolled)/,
];
export const isAskedWhy = (type: string): boolean => !UNASKED.some((pattern) => pattern.test(type));
