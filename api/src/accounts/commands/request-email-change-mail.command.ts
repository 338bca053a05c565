import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { requestEmailChangeMail } from '../email-change.js';
import { memberOf } from '../member.js';

export class RequestEmailChangeMail extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(RequestEmailChangeMail)
export class RequestEmailChangeMailHandler implements ICommandHandler<RequestEmailChangeMail> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId, key }: RequestEmailChangeMail): Promise<void> {
    const { activationMailsADay: mailsADay } = this.settings.current();
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'email change mail', writes: [member] }, (tx) => {
      tx.decide(member, (state) => requestEmailChangeMail(state, { mailsADay, now: tx.now }));
      return {};
    });
  }
}
