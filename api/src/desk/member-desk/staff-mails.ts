import { Injectable } from '@nestjs/common';
import { Type, type Static } from 'typebox';
import { isLocale, LOCALES, type Locale } from '../../ground/settings/index.js';
import { StaffMembers } from '../../ground/staff/index.js';
import { Id, Instant, Nullable, staffIdOf, Store, SYSTEM, Vault, type Sealed } from '../../kernel/index.js';
import { contactWith, mailDone } from './contact.js';
import type { StaffMailRefused, StaffMailSent, StaffMailWritten } from './contact.events.js';

export const StaffMail = Type.Object({
  id: Id,
  language: Type.Enum(LOCALES),
  /** Null once the member is forgotten. */
  subject: Nullable(Type.String()),
  text: Nullable(Type.String()),
  by: Type.Object({ id: Nullable(Id), name: Nullable(Type.String()) }),
  at: Instant,
  /** `refused`: the member's address takes no mail. `not_sent`: the member was forgotten before it could be sent. */
  outcome: Type.Enum(['under_way', 'sent', 'refused', 'not_sent']),
});
export type StaffMail = Static<typeof StaffMail>;

/** Of the events of one member; older ones stay in the timeline. */
const MOST_EVENTS = 200;

/** Mails that staff wrote to members, read from their events, so that the writer sees theirs at once. */
@Injectable()
export class StaffMails {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly staff: StaffMembers,
  ) {}

  /** The latest first. */
  async to(memberId: string): Promise<StaffMail[]> {
    const types = ['StaffMailWritten', 'StaffMailSent', 'StaffMailRefused'] as const;
    const events = await this.store.history(contactWith(memberId), { limit: MOST_EVENTS, types: [...types] });
    const outcomes = new Map(
      events.flatMap((event) => {
        const { type, data } = event as { type: string; data: (StaffMailSent | StaffMailRefused)['data'] };
        const done = { StaffMailSent: 'sent', StaffMailRefused: 'refused' }[type] as StaffMail['outcome'] | undefined;
        return done ? [[data.mailId, done] as const] : [];
      }),
    );
    const written = events.filter(({ type }) => type === 'StaffMailWritten');
    const mails = written.map(({ actor, data }) => ({
      ...(data as StaffMailWritten['data']),
      by: staffIdOf(actor) ?? null,
    }));
    const [texts, names] = await Promise.all([
      this.vault.openAll(mails.flatMap(({ subject, text }) => [subject, text])),
      this.staff.namesOf(mails.map(({ by }) => by)),
    ]);
    return mails.map(({ mailId: id, language, by, writtenAt: at }, i) => ({
      id,
      language: isLocale(language) ? language : 'en',
      subject: texts[2 * i] ?? null,
      text: texts[2 * i + 1] ?? null,
      by: { id: by, name: (by && names.get(by)) ?? null },
      at,
      // What nobody can read any more, nobody can send.
      outcome: outcomes.get(id) ?? (typeof texts[2 * i + 1] === 'string' ? 'under_way' : 'not_sent'),
    }));
  }

  /** Undefined once its member is forgotten. */
  async find(
    memberId: string,
    version: number,
  ): Promise<{ language: Locale; subject: string; text: string } | undefined> {
    const [event] = await this.store.history(contactWith(memberId), {
      before: version + 1,
      limit: 1,
      types: ['StaffMailWritten'],
    });
    const { language, subject, text } = (event?.data ?? {}) as Partial<StaffMailWritten['data']>;
    const [opened, written] = await this.vault.openAll([subject, text] as (Sealed | undefined)[]);
    return opened && written && language && isLocale(language)
      ? { language, subject: opened, text: written }
      : undefined;
  }

  /** Records whether the mail server took it; once. */
  async done(memberId: string, mailId: string, sent: boolean): Promise<void> {
    const contact = contactWith(memberId);
    const command = {
      actor: SYSTEM,
      key: `staff-mail ${mailId} ${sent}`,
      request: { mailId, sent },
      writes: [contact],
    };
    await this.store.transact(command, (tx) => {
      tx.decide(contact, (state) => mailDone(state, { mailId, sent }, tx.now));
    });
  }
}
