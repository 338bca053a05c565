import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Place } from '../../../ground/authentication/index.js';
import { Clock, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { pendingEmailChange, requestEmailChangeMail } from './email-change.js';
import { memberOf } from '../member.js';
import { UnconfirmedMails } from '../sign-up/unconfirmed-mails.js';

export class RequestEmailChangeMail extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; place: Place }) {
    super();
  }
}

@CommandHandler(RequestEmailChangeMail)
export class RequestEmailChangeMailHandler implements ICommandHandler<RequestEmailChangeMail> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly mails: UnconfirmedMails,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, key, place } }: RequestEmailChangeMail): Promise<void> {
    const { activationMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    const waiting = pendingEmailChange(await this.store.readFresh(member), this.clock.now());
    const email = await this.vault.open(waiting?.email);
    const tooMany = email && (await this.mails.countAsked(email, place).catch((error: Error) => error));
    await this.store.transact({ actor: memberId, key, request: 'email change mail', writes: [member] }, (tx) => {
      // Thrown only here: a retry counts as well, and must receive the first attempt's answer.
      if (tooMany instanceof Error) throw tooMany;
      tx.decide(member, (state) => requestEmailChangeMail(state, { mailsADay, now: tx.now }));
    });
  }
}
