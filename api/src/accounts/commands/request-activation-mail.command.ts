import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { memberOf, requestActivationMail } from '../member.js';

export class RequestActivationMail extends Command<void> {
  constructor(
    readonly memberId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(RequestActivationMail)
export class RequestActivationMailHandler implements ICommandHandler<RequestActivationMail> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  async execute({ memberId, key }: RequestActivationMail): Promise<void> {
    const member = memberOf(memberId);
    const { activationMailsADay } = this.settings.current();
    await this.store.transact({ actor: memberId, key, request: 'activation mail', writes: [member] }, (tx) => {
      tx.decide(member, (state) => requestActivationMail(state, { now: tx.now, mailsADay: activationMailsADay }));
      return {};
    });
  }
}
