import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn, MaxLength } from 'class-validator';
import { LOCALES, type Locale } from '../../../ground/settings/index.js';
import { invalidInput, staffActor, Store, Vault } from '../../../kernel/index.js';
import { MailPreferences, memberOf } from '../../../members/accounts/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { contactWith, writeMail } from '../contact.js';
import { requireKnown } from '../decide-member.js';

export class WriteMailDto {
  @IsIn(LOCALES)
  language!: Locale;

  @MaxLength(150)
  subject!: string;

  @MaxLength(5_000)
  text!: string;
}

/**
 * A mail by staff to a member, in the name of the site (ADM-02).
 *
 * @throws memberNotFound, mailBounces, tooManyStaffMails
 */
export class WriteMail extends Command<{ id: string }> {
  /** `language`: of the words around the text. */
  constructor(readonly input: WriteMailDto & { staffId: string; memberId: string; key: string }) {
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
      requireKnown(tx.state(member));
      const mailId = randomUUID();
      tx.decide(contact, (state) => writeMail(state, { mailId, language, ...sealed }, tx.now));
      return { id: mailId };
    });
  }
}
