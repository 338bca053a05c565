import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ReadsReplica } from '../../../kernel/index.js';
import type { ChatList } from '../chat.schema.js';
import { Chats, type Viewer } from '../chats.js';
import { Conversations } from '../conversations.js';
import { fromCursor, toCursor } from '../place.js';

export class ListChats extends Query<ChatList> {
  constructor(readonly input: { viewer: Viewer; before: string | undefined }) {
    super();
  }
}

@QueryHandler(ListChats)
export class ListChatsHandler implements IQueryHandler<ListChats> {
  constructor(
    private readonly chats: Chats,
    private readonly conversations: Conversations,
  ) {}

  @ReadsReplica()
  async execute({ input: { viewer, before } }: ListChats): Promise<ChatList> {
    const [{ chats, next }, num_unread_messages] = await Promise.all([
      this.chats.list(viewer, before ? fromCursor(before) : undefined),
      this.conversations.totalUnread(viewer.id),
    ]);
    return { chats, num_unread_messages, ...(next && { next: toCursor(next) }) };
  }
}
