import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { relationOf, unblock } from '../relation.js';

export class UnblockMember extends Command<void> {
  constructor(readonly input: { memberId: string; blockedId: string; key: string }) {
    super();
  }
}

/** Does not check the other member, so that the block of a deleted one can be lifted too. */
@CommandHandler(UnblockMember)
export class UnblockMemberHandler implements ICommandHandler<UnblockMember> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, blockedId, key } }: UnblockMember): Promise<void> {
    const relation = relationOf(memberId, blockedId);
    await this.store.transact({ actor: memberId, key, request: { unblock: blockedId }, writes: [relation] }, (tx) => {
      tx.decide(relation, (state) => unblock(state, { by: memberId, member: blockedId }));
    });
  }
}
