import type { Answer } from '../providers/api-client';

export type ComplaintItem = Answer<'/api/admin/complaints', 'get'>[number];
export type Complaint = Answer<'/api/admin/complaints/{id}', 'get'>;
export type Entry = Complaint['thread'][number];

export const STATUSES: ComplaintItem['status'][] = ['new', 'ours', 'theirs', 'closed'];
export const KINDS: ComplaintItem['kind'][] = [
  'illegal',
  'payment',
  'account',
  'member',
  'service',
  'privacy',
  'other',
];

/** What staff have to do something about. */
export const TO_DO: ComplaintItem['status'][] = ['new', 'ours'];

/** Longest answer and note, in UTF-16 code units. */
export const MOST = 5_000;

export const isClosed = ({ status }: Pick<ComplaintItem, 'status'>): boolean => status === 'closed';

/** Nobody hears of an answer where there is no address for it. */
export const mayBeAnswered = (one: Complaint): boolean => !isClosed(one) && one.email !== null;
