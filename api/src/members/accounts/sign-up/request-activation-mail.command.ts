import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Place } from '../../../ground/authentication/index.js';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { Accounts } from '../accounts.js';
import { memberOf, requestActivationMail } from '../member.js';
import { MailPreferences } from '../preferences/mail-preferences.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

export class RequestActivationMail extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; place: Place }) {
    super();
  }
}

@CommandHandler(RequestActivationMail)
export class RequestActivationMailHandler implements ICommandHandler<RequestActivationMail> {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly mailPreferences: MailPreferences,
    private readonly mails: UnconfirmedMails,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, key, place } }: RequestActivationMail): Promise<void> {
    await this.mailPreferences.requireReachable(memberId);
    await this.mails.countAsked((await this.accounts.emailOf(memberId)) ?? memberId, place);
    const member = memberOf(memberId);
    const { activationMailsADay } = this.settings.current();
    await this.store.transact({ actor: memberId, key, request: 'activation mail', writes: [member] }, (tx) => {
      tx.decide(member, (state) => requestActivationMail(state, { now: tx.now, mailsADay: activationMailsADay }));
    });
  }
}
