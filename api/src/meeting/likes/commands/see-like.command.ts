import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
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
    const command = { actor: memberId, key, request: { seen: likerId }, writes: [pair] };
    await this.store.transact(command, (tx) => {
      // Who gave no like is answered as nobody, whoever they are (PRO-08).
      if (!tx.state(pair).likers.includes(likerId)) throw memberNotFound({});
      tx.decide(pair, (state) => seeLike(state, { by: memberId, member: likerId }));
      return {};
    });
  }
}
