import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { likeOf, seeLike } from '../like.js';

export class SeeLike extends Command<void> {
  constructor(readonly input: { memberId: string; likerId: string; key: string }) {
    super();
  }
}

@CommandHandler(SeeLike)
export class SeeLikeHandler implements ICommandHandler<SeeLike> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, likerId, key } }: SeeLike): Promise<void> {
    const pair = likeOf(memberId, likerId);
    const command = { actor: memberId, key, request: { seen: likerId }, reads: [memberOf(likerId)], writes: [pair] };
    await this.store.transact(command, (tx) => {
      if (tx.state(memberOf(likerId)).status === 'none') throw memberNotFound({});
      tx.decide(pair, (state) => seeLike(state, { by: memberId, member: likerId }));
      return {};
    });
  }
}
