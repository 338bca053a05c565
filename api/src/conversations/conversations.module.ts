import { Module } from '@nestjs/common';
import { defineContext } from '../kernel/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { RelationsModule } from '../relations/index.js';
import { SettingsModule } from '../settings/index.js';
import { StaffModule } from '../staff/index.js';
import { Chats } from './chats.js';
import { AcknowledgeWarningHandler } from './commands/acknowledge-warning.command.js';
import { AnswerMemberHandler } from './commands/answer-member.command.js';
import { ClaimConversationHandler } from './commands/claim-conversation.command.js';
import { OpenConversationHandler } from './commands/open-conversation.command.js';
import { ReadMessagesHandler } from './commands/read-messages.command.js';
import { RemoveConversationHandler } from './commands/remove-conversation.command.js';
import { RestoreConversationHandler } from './commands/restore-conversation.command.js';
import { SendMessageHandler } from './commands/send-message.command.js';
import { conversation } from './conversation.js';
import { ChatController, ConversationsController } from './conversations.controller.js';
import { conversationsLive } from './conversations.live.js';
import { Conversations } from './conversations.js';
import { Excerpts } from './excerpts.js';
import { GiveBack } from './give-back.js';
import { Inbox } from './inbox.js';
import { InboxAdminController } from './inbox.admin.controller.js';
import { InboxClaims } from './inbox-claims.js';
import { inboxLog } from './inbox-log.js';
import { InboxViewing } from './inbox-viewing.js';
import { forgetHistory, ForgetHistory } from './jobs/forget-history.job.js';
import { giveBackCredits, GiveBackCredits } from './jobs/give-back.job.js';
import { sendSignupMessage, SendSignupMessage } from './jobs/send-signup-message.job.js';
import { giveBackPolicy } from './policies/give-back.policy.js';
import { signupMessagePolicy } from './policies/signup-message.policy.js';
import { chats } from './projections/chats.projection.js';
import { fictionalProfiles } from './projections/fictional-profiles.projection.js';
import { returnedMessages } from './projections/returned-messages.projection.js';
import { takenDownMessages } from './projections/taken-down-messages.projection.js';
import { unansweredMessages } from './projections/unanswered-messages.projection.js';
import { GetChatHandler } from './queries/get-chat.query.js';
import { GetInboxConversationHandler } from './queries/get-inbox-conversation.query.js';
import { ListInboxHandler } from './queries/list-inbox.query.js';
import { ListChatsHandler } from './queries/list-chats.query.js';
import { starts } from './starts.js';
import { StreamController } from './stream.controller.js';

export const conversationsContext = defineContext({
  name: 'conversations',
  streams: [conversation, inboxLog, starts],
  projections: [chats, fictionalProfiles, returnedMessages, takenDownMessages, unansweredMessages],
  policies: [giveBackPolicy, signupMessagePolicy],
  jobs: [
    { job: forgetHistory, handler: ForgetHistory },
    { job: giveBackCredits, handler: GiveBackCredits },
    { job: sendSignupMessage, handler: SendSignupMessage },
  ],
  live: [conversationsLive],
});

@Module({
  imports: [ProfilesModule, RelationsModule, SettingsModule, StaffModule],
  controllers: [ChatController, ConversationsController, InboxAdminController, StreamController],
  providers: [
    AcknowledgeWarningHandler,
    AnswerMemberHandler,
    Chats,
    ClaimConversationHandler,
    Conversations,
    Excerpts,
    ForgetHistory,
    GetChatHandler,
    GetInboxConversationHandler,
    GiveBack,
    GiveBackCredits,
    Inbox,
    InboxClaims,
    InboxViewing,
    ListChatsHandler,
    ListInboxHandler,
    OpenConversationHandler,
    ReadMessagesHandler,
    RemoveConversationHandler,
    RestoreConversationHandler,
    SendMessageHandler,
    SendSignupMessage,
  ],
  exports: [Conversations, Excerpts],
})
export class ConversationsModule {}
