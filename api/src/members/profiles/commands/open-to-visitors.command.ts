import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { openToVisitors, profileOf } from '../profile.js';

/** Whether people who are not logged in may see the member's card (ACC-16). */
export class OpenToVisitors extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; open: boolean }) {
    super();
  }
}

@CommandHandler(OpenToVisitors)
export class OpenToVisitorsHandler implements ICommandHandler<OpenToVisitors> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key, open } }: OpenToVisitors): Promise<void> {
    const profile = profileOf(memberId);
    // Named apart from other choices: one key must not answer for two of them.
    await this.store.transact({ actor: memberId, key, request: { openToVisitors: open }, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => openToVisitors(state, { open, now: tx.now }));
      return {};
    });
  }
}
