import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { Store } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { block, relationOf } from '../relation.js';

export class BlockMember extends Command<void> {
  constructor(readonly input: { memberId: string; blockedId: string; key: string }) {
    super();
  }
}

@CommandHandler(BlockMember)
export class BlockMemberHandler implements ICommandHandler<BlockMember> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, blockedId, key } }: BlockMember): Promise<void> {
    const relation = relationOf(memberId, blockedId);
    await this.store.transact(
      { actor: memberId, key, request: { block: blockedId }, reads: [memberOf(blockedId)], writes: [relation] },
      (tx) => {
        const { status } = tx.state(memberOf(blockedId));
        if (status === 'none' || status === 'deleted') throw memberNotFound({});
        tx.decide(relation, (state) => block(state, { by: memberId, member: blockedId, at: tx.now.toISOString() }));
        return {};
      },
    );
  }
}
