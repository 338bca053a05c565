import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import { conversationOf, remove, restore } from '../conversation.js';
import type { ChatItem } from '../chat.schema.js';
import { Chats, type Viewer } from '../chats.js';
import { conversationNotFound } from '../conversations.errors.js';

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
