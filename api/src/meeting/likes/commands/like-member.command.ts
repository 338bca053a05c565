import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { reachOf, requireReach } from '../../conversations/index.js';
import { Store } from '../../../kernel/index.js';
import { notYourself } from '../../blocks/index.js';
import { mayLike } from '../../../ground/visibility/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { isMatch, likeMember, likeOf, removeLike, seeLike } from '../like.js';

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
        tx.decide(pair, (state) => likeMember(state, { by: memberId, member: likedId, at: tx.at }));
        return { match: isMatch(tx.state(pair)) };
      },
    );
  }
}

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
    });
  }
}

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
    });
  }
}
