import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Place } from '../../../ground/authentication/index.js';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { emailTaken } from '../accounts.errors.js';
import { Accounts } from '../accounts.js';
import { correctEmail } from '../credentials/email-change.js';
import { enableForNewAddress, mailingOf } from '../preferences/mailing.js';
import { memberOf } from '../member.js';
import { NewAddress } from './new-address.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';

export class CorrectEmail extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; email: string; place: Place }) {
    super();
  }
}

@CommandHandler(CorrectEmail)
export class CorrectEmailHandler implements ICommandHandler<CorrectEmail> {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly addresses: NewAddress,
    private readonly mails: UnconfirmedMails,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { memberId, key, email: typed, place } }: CorrectEmail): Promise<void> {
    const { email, sealed } = await this.addresses.of(memberId, typed, place);
    await this.mails.countAsked(email, place);
    const { activationMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    const mailing = mailingOf(memberId);
    const before = await this.accounts.find(memberId);
    await this.store.transact({ actor: memberId, key, request: { typed }, writes: [member, mailing] }, (tx) => {
      tx.decide(member, (state) => correctEmail(state, { email: sealed, mailsADay, now: tx.now }));
      tx.decide(mailing, (state) => enableForNewAddress(state, tx));
      tx.claim({ kind: 'email', value: email, owner: memberId, taken: () => emailTaken({}) });
      if (before?.email) tx.release({ kind: 'email', value: before.email, owner: memberId });
    });
  }
}
