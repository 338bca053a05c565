import { defineStream, type Sealed } from '../../kernel/domain.js';
import type {
  ContactEvent,
  MemberLoggedOut,
  StaffMailRefused,
  StaffMailSent,
  StaffMailWritten,
} from './contact.events.js';
import { tooManyStaffMails } from './member-desk.errors.js';

/** Mails that all of staff together may write to one member in any 24 hours. */
export const STAFF_MAILS_A_DAY = 10;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface Contact {
  /** When the latest mails were written, oldest first: at most `STAFF_MAILS_A_DAY`. */
  writtenAt: readonly string[];
  /** Ids of mails of which it is not known yet whether they arrived. */
  underWay: readonly string[];
}

/** What staff did towards a member that is no decision about the account (ADM-02). */
export const contact = defineStream<Contact, ContactEvent>({
  type: 'contact',
  revision: 1,
  initial: { writtenAt: [], underWay: [] },
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'StaffMailWritten':
        return {
          writtenAt: [...state.writtenAt, data.writtenAt].slice(-STAFF_MAILS_A_DAY),
          underWay: [...state.underWay, data.mailId],
        };
      case 'StaffMailSent':
      case 'StaffMailRefused':
        return { ...state, underWay: state.underWay.filter((id) => id !== data.mailId) };
      case 'MemberLoggedOut':
        return state;
    }
  },
});
export const contactWith = contact.of;

type Mail = Omit<StaffMailWritten['data'], 'writtenAt'>;

export function writeMail({ writtenAt }: Contact, mail: Mail, now: Date): [StaffMailWritten] {
  const recent = writtenAt.filter((at) => now.getTime() - Date.parse(at) < DAY_MS);
  if (recent.length >= STAFF_MAILS_A_DAY) throw tooManyStaffMails({ most: STAFF_MAILS_A_DAY });
  return [{ type: 'StaffMailWritten', data: { ...mail, writtenAt: now.toISOString() } }];
}

/** What became of a mail; told once, whatever is told later. */
export function mailDone(
  { underWay }: Contact,
  { mailId, sent }: { mailId: string; sent: boolean },
  now: Date,
): (StaffMailSent | StaffMailRefused)[] {
  if (!underWay.includes(mailId)) return [];
  const at = now.toISOString();
  return sent
    ? [{ type: 'StaffMailSent', data: { mailId, sentAt: at } }]
    : [{ type: 'StaffMailRefused', data: { mailId, refusedAt: at } }];
}

export const logOut = (_: Contact, reason: Sealed, now: Date): [MemberLoggedOut] => [
  { type: 'MemberLoggedOut', data: { reason, loggedOutAt: now.toISOString() } },
];
