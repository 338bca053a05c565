import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Locale } from '../../../ground/settings/index.js';
import { invalidInput, staffActor, Store, Vault } from '../../../kernel/index.js';
import { MailPreferences, memberOf } from '../../../members/accounts/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { contactWith, writeMail } from '../contact.js';

/**
 * A mail by staff to a member, in the name of the site (ADM-02).
 *
 * @throws memberNotFound, mailBounces, tooManyStaffMails
 */
export class WriteMail extends Command<{ id: string }> {
  constructor(
    readonly input: {
      staffId: string;
      memberId: string;
      /** Of the words around the text. */
      language: Locale;
      subject: string;
      text: string;
      key: string;
    },
  ) {
    super();
  }
}

@CommandHandler(WriteMail)
export class WriteMailHandler implements ICommandHandler<WriteMail> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly mailPreferences: MailPreferences,
  ) {}

  async execute({ input: { staffId, memberId, language, key, ...typed } }: WriteMail): Promise<{ id: string }> {
    const [subject, text] = [typed.subject.trim(), typed.text.trim()];
    const empty = Object.entries({ subject, text }).filter(([, value]) => value === '');
    if (empty.length > 0) throw invalidInput(empty.map(([field]) => ({ field, code: 'required' })));
    await this.mailPreferences.requireReachable(memberId);
    const missing = { missing: memberNotFound };
    const sealed = {
      subject: await this.vault.seal(memberId, subject, missing),
      text: await this.vault.seal(memberId, text, missing),
    };
    const [member, contact] = [memberOf(memberId), contactWith(memberId)];
    const request = { mail: memberId, language, subject, text };
    const command = { actor: staffActor(staffId), key, request, reads: [member], writes: [contact] };
    return this.store.transact(command, (tx) => {
      const { status, deletion } = tx.state(member);
      if (status === 'none' || deletion?.erasing) throw memberNotFound({});
      const mailId = randomUUID();
      tx.decide(contact, (state) => writeMail(state, { mailId, language, ...sealed }, tx.now));
      return { id: mailId };
    });
  }
}
