import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { profileOf, turnInvisible } from '../profile.js';

export class TurnInvisible extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; invisible: boolean }) {
    super();
  }
}

@CommandHandler(TurnInvisible)
export class TurnInvisibleHandler implements ICommandHandler<TurnInvisible> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key, invisible } }: TurnInvisible): Promise<void> {
    const profile = profileOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { invisible }, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => turnInvisible(state, { invisible, now: tx.now }));
      return {};
    });
  }
}
