import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { conversationOf, remove } from '../conversation.js';

export class RemoveConversation extends Command<void> {
  constructor(readonly input: { conversationId: string; memberId: string; key: string }) {
    super();
  }
}

/** Takes the conversation out of the own list; the other side keeps theirs (CHT-05). */
@CommandHandler(RemoveConversation)
export class RemoveConversationHandler implements ICommandHandler<RemoveConversation> {
  constructor(private readonly store: Store) {}

  async execute({ input: { conversationId, memberId, key } }: RemoveConversation): Promise<void> {
    const conversation = conversationOf(conversationId);
    await this.store.transact(
      { actor: memberId, key, request: { remove: conversationId }, writes: [conversation] },
      (tx) => {
        tx.decide(conversation, (state) => remove(state, { by: memberId, at: tx.at }));
      },
    );
  }
}
