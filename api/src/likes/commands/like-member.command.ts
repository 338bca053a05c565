import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { memberOf } from '../../accounts/index.js';
import { conversationIdOf, conversationOf, memberBlocked } from '../../conversations/index.js';
import { confirmationRequired, Store, type Transaction } from '../../kernel/index.js';
import { memberNotFound, profileNotAvailable, profileOf } from '../../profiles/index.js';
import { notYourself, relationOf } from '../../relations/index.js';
import { mayLike } from '../../visibility/index.js';
import { isMatch, likeMember, likeOf } from '../like.js';

/** Whether the two like each other now. */
export const Liked = Type.Object({ match: Type.Boolean() });
export type Liked = Static<typeof Liked>;

export class LikeMember extends Command<Liked> {
  constructor(
    readonly memberId: string,
    readonly likedId: string,
    readonly key: string,
  ) {
    super();
  }
}

@CommandHandler(LikeMember)
export class LikeMemberHandler implements ICommandHandler<LikeMember> {
  constructor(private readonly store: Store) {}

  async execute({ memberId, likedId, key }: LikeMember): Promise<Liked> {
    if (memberId === likedId) throw notYourself({});
    const pair = likeOf(memberId, likedId);
    const reads = [
      memberOf(memberId),
      memberOf(likedId),
      profileOf(likedId),
      relationOf(memberId, likedId),
      conversationOf(conversationIdOf(memberId, likedId)),
    ];
    return this.store.transact({ actor: memberId, key, request: { like: likedId }, reads, writes: [pair] }, (tx) => {
      requireMayLike(tx, memberId, likedId);
      tx.decide(pair, (state) => likeMember(state, { by: memberId, member: likedId, at: tx.now.toISOString() }));
      return { match: isMatch(tx.state(pair)) };
    });
  }
}

function requireMayLike(tx: Transaction, by: string, member: string): void {
  const { invisible } = tx.state(profileOf(member));
  const viewer = tx.state(memberOf(by));
  const { blockers } = tx.state(relationOf(by, member));
  const { status: other, disabled } = tx.state(memberOf(member));
  if (other === 'none') throw memberNotFound({});
  const verdict = mayLike({
    viewer: viewer.disabled ? 'none' : viewer.status,
    other,
    disabled,
    invisible,
    blocked: blockers.includes(by),
    blockedByOther: blockers.includes(member),
    chatting: tx.state(conversationOf(conversationIdOf(by, member))).lastMessage > 0,
  });
  switch (verdict) {
    case 'allowed':
      return;
    case 'confirmation_required':
      throw confirmationRequired({});
    case 'member_blocked':
      throw memberBlocked({});
    case 'profile_not_available':
      throw profileNotAvailable({});
  }
}
