import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { likeOf, removeLike } from '../like.js';

export class RemoveLike extends Command<void> {
  constructor(readonly input: { memberId: string; likedId: string; key: string }) {
    super();
  }
}

/** Does not check the other member: a like for a deleted or blocking one can be removed too. */
@CommandHandler(RemoveLike)
export class RemoveLikeHandler implements ICommandHandler<RemoveLike> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, likedId, key } }: RemoveLike): Promise<void> {
    const pair = likeOf(memberId, likedId);
    await this.store.transact({ actor: memberId, key, request: { unlike: likedId }, writes: [pair] }, (tx) => {
      tx.decide(pair, (state) => removeLike(state, { by: memberId, member: likedId }));
      return {};
    });
  }
}
