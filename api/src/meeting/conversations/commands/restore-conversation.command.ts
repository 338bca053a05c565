import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import type { ChatItem } from '../chat.schema.js';
import { Chats, type Viewer } from '../chats.js';
import { conversationOf, restore } from '../conversation.js';
import { conversationNotFound } from '../conversations.errors.js';

export class RestoreConversation extends Command<ChatItem> {
  constructor(readonly input: { conversationId: string; viewer: Viewer; key: string }) {
    super();
  }
}

/** Undoes a removal (CHT-05); nothing removed, nothing done. */
@CommandHandler(RestoreConversation)
export class RestoreConversationHandler implements ICommandHandler<RestoreConversation> {
  constructor(
    private readonly store: Store,
    private readonly chats: Chats,
  ) {}

  async execute({ input: { conversationId, viewer, key } }: RestoreConversation): Promise<ChatItem> {
    const conversation = conversationOf(conversationId);
    await this.store.transact(
      { actor: viewer.id, key, request: { restore: conversationId }, writes: [conversation] },
      (tx) => {
        tx.decide(conversation, (state) => restore(state, { by: viewer.id, at: tx.at }));
      },
    );
    const chat = await this.chats.find(conversationId, viewer);
    if (!chat) throw conversationNotFound({});
    return chat;
  }
}
