import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { profileOf } from '../../../members/profiles/index.js';
import { acknowledgeWarning, conversationOf, partnerOf } from '../conversation.js';

export class AcknowledgeWarning extends Command<void> {
  constructor(readonly input: { conversationId: string; memberId: string; key: string }) {
    super();
  }
}

@CommandHandler(AcknowledgeWarning)
export class AcknowledgeWarningHandler implements ICommandHandler<AcknowledgeWarning> {
  constructor(private readonly store: Store) {}

  async execute({ input: { conversationId, memberId, key } }: AcknowledgeWarning): Promise<void> {
    const conversation = conversationOf(conversationId);
    const other = profileOf(partnerOf(await this.store.readFresh(conversation), memberId));
    const request = { acknowledge: conversationId };
    await this.store.transact({ actor: memberId, key, request, reads: [other], writes: [conversation] }, (tx) => {
      const { fictional } = tx.state(other);
      tx.decide(conversation, (state) => acknowledgeWarning(state, { by: memberId, fictional, at: tx.at }));
    });
  }
}
