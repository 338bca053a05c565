import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords, renewSecurityStamp, type Place } from '../../../ground/authentication/index.js';
import { Store } from '../../../kernel/index.js';
import { activationFailed, emailTaken } from '../accounts.errors.js';
import { LinkTokens } from '../credentials/link-tokens.js';
import { MemberSessions } from '../credentials/member-sessions.js';
import { confirmEmail, memberOf, requestActivationMail } from '../member.js';
import { Settings } from '../../../ground/settings/index.js';
import { Accounts } from '../accounts.js';
import { MailPreferences } from '../preferences/mail-preferences.js';
import { UnconfirmedMails } from './unconfirmed-mails.js';
import { correctEmail } from '../credentials/email-change.js';
import { enableForNewAddress, mailingOf } from '../preferences/mailing.js';
import { NewAddress } from './new-address.js';

export class ConfirmEmail extends Command<void> {
  constructor(readonly input: { token: string; key: string }) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly store: Store,
    private readonly links: LinkTokens,
    private readonly passwords: Passwords,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { token, key } }: ConfirmEmail): Promise<void> {
    const link = await this.links.find('activation', token);
    if (!link) throw activationFailed({});
    const { memberId, subject } = link;
    // The sign-up was not told whether the address was free; opening the link proves that it belongs to the member.
    const withheld = await this.passwords.isWithheld(memberId);
    const writes = [memberOf(memberId)];
    await this.store.transact({ actor: memberId, key, request: { token }, writes }, (tx) => {
      tx.decide(memberOf(memberId), (state) => confirmEmail(state, { emailVersion: Number(subject), now: tx.now }));
      if (withheld) renewSecurityStamp(tx, memberId);
    });
    await this.sessions.statusChanged(memberId);
  }
}

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
    const email = (await this.accounts.emailOf(memberId)) ?? memberId;
    const tooMany = await this.mails.countAsked(email, place).catch((error: Error) => error);
    const member = memberOf(memberId);
    const { activationMailsADay } = this.settings.current();
    await this.store.transact({ actor: memberId, key, request: 'activation mail', writes: [member] }, (tx) => {
      // Thrown only here: a retry counts as well, and must receive the first attempt's answer.
      if (tooMany instanceof Error) throw tooMany;
      tx.decide(member, (state) => requestActivationMail(state, { now: tx.now, mailsADay: activationMailsADay }));
    });
  }
}

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
    const tooMany = await this.mails.countAsked(email, place).catch((error: Error) => error);
    const { activationMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    const mailing = mailingOf(memberId);
    const before = await this.accounts.find(memberId);
    await this.store.transact({ actor: memberId, key, request: { typed }, writes: [member, mailing] }, (tx) => {
      if (tooMany instanceof Error) throw tooMany;
      tx.decide(member, (state) => correctEmail(state, { email: sealed, mailsADay, now: tx.now }));
      tx.decide(mailing, (state) => enableForNewAddress(state, tx));
      tx.claim({ kind: 'email', value: email, owner: memberId, taken: () => emailTaken({}) });
      if (before?.email) tx.release({ kind: 'email', value: before.email, owner: memberId });
    });
  }
}
