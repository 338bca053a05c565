import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mayKnow } from '../../../ground/visibility/index.js';
import { Store } from '../../../kernel/index.js';
import { memberNotFound } from '../../../members/profiles/index.js';
import { block, notYourself, relationOf } from '../../blocks/index.js';
import { reachOf } from '../reach.js';

export class BlockMember extends Command<void> {
  constructor(readonly input: { memberId: string; blockedId: string; key: string }) {
    super();
  }
}

/** Stands with conversations because only whoever is seen or written with is known to be there, and can be blocked. */
@CommandHandler(BlockMember)
export class BlockMemberHandler implements ICommandHandler<BlockMember> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, blockedId, key } }: BlockMember): Promise<void> {
    if (memberId === blockedId) throw notYourself({});
    const relation = relationOf(memberId, blockedId);
    const reach = reachOf(memberId, blockedId);
    const command = { actor: memberId, key, request: { block: blockedId }, reads: reach.streams, writes: [relation] };
    await this.store.transact(command, (tx) => {
      if (!mayKnow(reach.facts(tx))) throw memberNotFound({});
      tx.decide(relation, (state) => block(state, { by: memberId, member: blockedId, at: tx.at }));
    });
  }
}
