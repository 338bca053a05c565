import { describe, expect, it } from '@jest/globals';
import { given } from '../../../testing/kernel/given.js';
import type { Sealed } from '../../kernel/domain.js';
import { contact, logOut, mailDone, STAFF_MAILS_A_DAY, writeMail } from './contact.js';
import { tooManyStaffMails } from './member-desk.errors.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const sealed = '~1.sealed' as Sealed;
const mail = (mailId: string) => ({ mailId, language: 'nl', subject: sealed, text: sealed });
const written = (mailId: string, writtenAt = '2026-03-02T11:00:00.000Z') => ({
  type: 'StaffMailWritten' as const,
  data: { ...mail(mailId), writtenAt },
});
const full = (at?: string) => Array.from({ length: STAFF_MAILS_A_DAY }, (_, i) => written(`m${i}`, at));

describe('ADM-02 mails of staff to a member', () => {
  const write = (state: typeof contact.initial) => writeMail(state, mail('new'), now);

  it('are limited to so many in 24 hours, to the millisecond', () => {
    given(contact, ...full().slice(1))
      .when(write)
      .then(written('new', now.toISOString()));
    given(contact, ...full())
      .when(write)
      .thenRefused(tooManyStaffMails, { most: STAFF_MAILS_A_DAY });
    given(contact, ...full('2026-03-01T12:00:00.001Z'))
      .when(write)
      .thenRefused(tooManyStaffMails, { most: STAFF_MAILS_A_DAY });
    given(contact, ...full('2026-03-01T12:00:00.000Z'))
      .when(write)
      .then(written('new', now.toISOString()));
    expect(STAFF_MAILS_A_DAY).toBe(10);
  });

  it('have one outcome, whatever is told later or of no mail at all', () => {
    const done = (mailId: string, sent: boolean) => (state: typeof contact.initial) =>
      mailDone(state, { mailId, sent }, now);
    const sent = { type: 'StaffMailSent' as const, data: { mailId: 'm', sentAt: now.toISOString() } };
    const refused = { type: 'StaffMailRefused' as const, data: { mailId: 'm', refusedAt: now.toISOString() } };
    given(contact, written('m')).when(done('m', true)).then(sent);
    given(contact, written('m')).when(done('m', false)).then(refused);
    given(contact, written('m'), sent).when(done('m', false)).thenNothing();
    given(contact, written('m'), refused).when(done('m', true)).thenNothing();
    given(contact, written('m')).when(done('other', true)).thenNothing();
  });

  it('being logged out takes no room of them', () => {
    const out = { type: 'MemberLoggedOut' as const, data: { reason: sealed, loggedOutAt: now.toISOString() } };
    given(contact, ...full().slice(1), out)
      .when(write)
      .then(written('new', now.toISOString()));
    given(contact)
      .when((state) => logOut(state, sealed, now))
      .then(out);
  });
});
