import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { emailNotFound } from '../accounts.errors.js';
import { Disclosures } from '../disclosures.js';
import { normaliseEmail } from '../email.js';
import { memberOf } from '../member.js';
import { requestPasswordReset } from '../password.js';

export class RequestPasswordReset extends Command<void> {
  constructor(
    readonly typed: string,
    readonly key: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly store: Store,
    private readonly disclosures: Disclosures,
    private readonly settings: Settings,
  ) {}

  execute({ typed, key, address }: RequestPasswordReset): Promise<void> {
    const email = normaliseEmail(typed);
    const { resetMailsADay: mailsADay } = this.settings.current();
    return this.disclosures.limitAll({ email: email ?? typed, address }, async () => {
      const memberId = email === null ? null : await this.store.holder('email', email);
      if (memberId === null) throw emailNotFound({});
      const member = memberOf(memberId);
      await this.store.transact({ actor: memberId, key, request: 'password reset', writes: [member] }, (tx) => {
        tx.decide(member, (state) => requestPasswordReset(state, { now: tx.now, mailsADay }));
        return {};
      });
    });
  }
}
