import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { cancelEmailChange } from './email-change.js';
import { memberOf } from '../member.js';

export class CancelEmailChange extends Command<void> {
  constructor(readonly input: { memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(CancelEmailChange)
export class CancelEmailChangeHandler implements ICommandHandler<CancelEmailChange> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key } }: CancelEmailChange): Promise<void> {
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'cancel email change', writes: [member] }, (tx) => {
      tx.decide(member, (state) => cancelEmailChange(state, tx));
    });
  }
}
