import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Passwords, renewSecurityStamp } from '../../../ground/authentication/index.js';
import { Store } from '../../../kernel/index.js';
import { activationFailed } from '../accounts.errors.js';
import { ActivationTokens } from './activation-tokens.js';
import { MemberSessions } from '../credentials/member-sessions.js';
import { confirmEmail, memberOf } from '../member.js';

export class ConfirmEmail extends Command<void> {
  constructor(readonly input: { token: string; key: string }) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly store: Store,
    private readonly tokens: ActivationTokens,
    private readonly passwords: Passwords,
    private readonly sessions: MemberSessions,
  ) {}

  async execute({ input: { token, key } }: ConfirmEmail): Promise<void> {
    const link = await this.tokens.find(token);
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
