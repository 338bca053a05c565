import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ChatList } from '../chat.schema.js';
import { Chats, type Viewer } from '../chats.js';
import { Conversations } from '../conversations.js';

export class ListChats extends Query<ChatList> {
  constructor(readonly viewer: Viewer) {
    super();
  }
}

@QueryHandler(ListChats)
export class ListChatsHandler implements IQueryHandler<ListChats> {
  constructor(
    private readonly chats: Chats,
    private readonly conversations: Conversations,
  ) {}

  async execute({ viewer }: ListChats): Promise<ChatList> {
    const [chats, num_unread_messages] = await Promise.all([
      this.chats.list(viewer),
      this.conversations.totalUnread(viewer.id),
    ]);
    return { chats, num_unread_messages };
  }
}
