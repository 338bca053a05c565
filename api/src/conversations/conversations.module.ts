import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RelationsModule } from '../relations/index.js';
import { SettingsModule } from '../settings/index.js';
import { Chats } from './chats.js';
import { AcknowledgeWarningHandler } from './commands/acknowledge-warning.command.js';
import { OpenConversationHandler } from './commands/open-conversation.command.js';
import { ReadMessagesHandler } from './commands/read-messages.command.js';
import { RemoveConversationHandler } from './commands/remove-conversation.command.js';
import { RestoreConversationHandler } from './commands/restore-conversation.command.js';
import { SendMessageHandler } from './commands/send-message.command.js';
import { conversation } from './conversation.js';
import { ChatController, ConversationsController } from './conversations.controller.js';
import { conversationsLive } from './conversations.live.js';
import { Conversations } from './conversations.js';
import { chats } from './projections/chats.projection.js';
import { GetChatHandler } from './queries/get-chat.query.js';
import { ListChatsHandler } from './queries/list-chats.query.js';
import { starts } from './starts.js';
import { StreamController } from './stream.controller.js';

export const conversationsContext = defineContext({
  name: 'conversations',
  streams: [conversation, starts],
  projections: [chats],
  live: [conversationsLive],
});

@Module({
  imports: [ProfilesModule, RelationsModule, SettingsModule],
  controllers: [ChatController, ConversationsController, StreamController],
  providers: [
    AcknowledgeWarningHandler,
    Chats,
    Conversations,
    GetChatHandler,
    ListChatsHandler,
    OpenConversationHandler,
    ReadMessagesHandler,
    RemoveConversationHandler,
    RestoreConversationHandler,
    SendMessageHandler,
  ],
  exports: [Conversations],
})
export class ConversationsModule {}
