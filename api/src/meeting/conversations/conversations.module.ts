import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { Chats } from './chats.js';
import { AcknowledgeWarningHandler } from './fictional/acknowledge-warning.command.js';
import { AnswerMemberHandler } from './fictional/answer-member.command.js';
import { ClaimConversationHandler } from './fictional/claim-conversation.command.js';
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
import { GiveBack } from './fictional/give-back.js';
import { Inbox } from './fictional/inbox.js';
import { InboxAdminController } from './fictional/inbox.admin.controller.js';
import { InboxClaim } from './fictional/inbox-claim.entity.js';
import { InboxList } from './fictional/inbox.list.js';
import { InboxClaims } from './fictional/inbox-claims.js';
import { inboxLog } from './fictional/inbox-log.js';
import { InboxViewing } from './fictional/inbox-viewing.js';
import { forgetHistory, ForgetHistory } from './jobs/forget-history.job.js';
import { giveBackCredits, GiveBackCredits } from './fictional/give-back.job.js';
import { sendSignupMessage, SendSignupMessage } from './jobs/send-signup-message.job.js';
import { giveBackPolicy } from './fictional/give-back.policy.js';
import { signupMessagePolicy } from './policies/signup-message.policy.js';
import { chats } from './projections/chats.projection.js';
import { fictionalProfiles } from './fictional/fictional-profiles.projection.js';
import { returnedMessages } from './fictional/returned-messages.projection.js';
import { takenDownMessages } from './projections/taken-down-messages.projection.js';
import { unansweredMessages } from './fictional/unanswered-messages.projection.js';
import { GetChatHandler } from './queries/get-chat.query.js';
import { GetInboxConversationHandler } from './fictional/get-inbox-conversation.query.js';
import { ListChatsHandler } from './queries/list-chats.query.js';
import { starts } from './starts.js';
import { StreamController } from './stream.controller.js';

@ContextModule({
  name: 'conversations',
  entities: [InboxClaim],
  streams: [conversation, inboxLog, starts],
  projections: [chats, fictionalProfiles, returnedMessages, takenDownMessages, unansweredMessages],
  policies: [giveBackPolicy, signupMessagePolicy],
  jobs: [
    { job: forgetHistory, handler: ForgetHistory },
    { job: giveBackCredits, handler: GiveBackCredits },
    { job: sendSignupMessage, handler: SendSignupMessage },
  ],
  live: [conversationsLive],
  imports: [ListsModule, ProfilesModule, BlocksModule, SettingsModule, StaffModule],
  controllers: [ChatController, ConversationsController, InboxList, InboxAdminController, StreamController],
  providers: [
    AcknowledgeWarningHandler,
    AnswerMemberHandler,
    Chats,
    ClaimConversationHandler,
    Conversations,
    Excerpts,
    GetChatHandler,
    GetInboxConversationHandler,
    GiveBack,
    Inbox,
    InboxClaims,
    InboxViewing,
    ListChatsHandler,
    OpenConversationHandler,
    ReadMessagesHandler,
    RemoveConversationHandler,
    RestoreConversationHandler,
    SendMessageHandler,
  ],
  exports: [Conversations, Excerpts],
})
export class ConversationsModule {}
