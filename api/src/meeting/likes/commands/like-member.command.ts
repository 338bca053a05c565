import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { reachOf, requireReach } from '../../conversations/index.js';
import { Store } from '../../../kernel/index.js';
import { notYourself } from '../../blocks/index.js';
import { mayLike } from '../../../ground/visibility/index.js';
import { isMatch, likeMember, likeOf } from '../like.js';

/** `match`: whether the two like each other now. */
export const Liked = Type.Object({ match: Type.Boolean() });
export type Liked = Static<typeof Liked>;

export class LikeMember extends Command<Liked> {
  constructor(readonly input: { memberId: string; likedId: string; key: string }) {
    super();
  }
}

@CommandHandler(LikeMember)
export class LikeMemberHandler implements ICommandHandler<LikeMember> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, likedId, key } }: LikeMember): Promise<Liked> {
    if (memberId === likedId) throw notYourself({});
    const pair = likeOf(memberId, likedId);
    const reach = reachOf(memberId, likedId);
    return this.store.transact(
      { actor: memberId, key, request: { like: likedId }, reads: reach.streams, writes: [pair] },
      (tx) => {
        requireReach(reach.facts(tx), mayLike);
        tx.decide(pair, (state) => likeMember(state, { by: memberId, member: likedId, at: tx.now.toISOString() }));
        return { match: isMatch(tx.state(pair)) };
      },
    );
  }
}
