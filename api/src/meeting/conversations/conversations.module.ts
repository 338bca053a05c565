import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { Chats } from './chats.js';
import { AcknowledgeWarningHandler } from './commands/acknowledge-warning.command.js';
import { BlockController } from './block.controller.js';
import { BlockMemberHandler } from './commands/block-member.command.js';
import { OpenConversationHandler } from './commands/open-conversation.command.js';
import { GiftPictureUploadController } from './gifts/gift-pictures.admin.controller.js';
import { ProfileGiftsController } from './gifts/profile-gifts.controller.js';
import { profileGifts } from './gifts/profile-gifts.projection.js';
import { ProfileGifts } from './gifts/profile-gifts.js';
import { TakeGiftOffProfileHandler } from './gifts/take-gift-off-profile.command.js';
import { ReadMessagesHandler } from './commands/read-messages.command.js';
import { RemoveConversationHandler } from './commands/remove-conversation.command.js';
import { RestoreConversationHandler } from './commands/restore-conversation.command.js';
import { SendMessageHandler } from './commands/send-message.command.js';
import { conversation } from './conversation.js';
import { ChatController, ConversationsController } from './conversations.controller.js';
import { conversationsLive } from './conversations.live.js';
import { Conversations } from './conversations.js';
import { Excerpts } from './excerpts.js';
import { forgetHistory, ForgetHistory } from './jobs/forget-history.job.js';
import { sendSignupMessage, SendSignupMessage } from './jobs/send-signup-message.job.js';
import { signupMessagePolicy } from './policies/signup-message.policy.js';
import { chats } from './projections/chats.projection.js';
import { returnedMessages } from './projections/returned-messages.projection.js';
import { takenDownMessages } from './projections/taken-down-messages.projection.js';
import { GetChatHandler } from './queries/get-chat.query.js';
import { ListChatsHandler } from './queries/list-chats.query.js';
import { ChangeChatSignsHandler } from './signs/change-chat-signs.command.js';
import { ChatSignsController } from './signs/chat-signs.controller.js';
import { chatSigns } from './signs/chat-signs.js';
import { ShowTypingHandler } from './signs/show-typing.command.js';
import { SignsBetween } from './signs/signs-between.js';
import { starts } from './starts.js';
import { GetUnsentMessageHandler } from './unsent/get-unsent-message.query.js';
import { LetMessageGoHandler } from './unsent/let-message-go.command.js';
import { UnsentMessageController } from './unsent/unsent-message.controller.js';
import { unsentMessageLive } from './unsent/unsent-message.live.js';
import { StreamController } from './stream.controller.js';

@ContextModule({
  name: 'conversations',
  streams: [chatSigns, conversation, starts],
  projections: [chats, profileGifts, returnedMessages, takenDownMessages],
  policies: [signupMessagePolicy],
  jobs: [
    { job: forgetHistory, handler: ForgetHistory },
    { job: sendSignupMessage, handler: SendSignupMessage },
  ],
  live: [conversationsLive, unsentMessageLive],
  imports: [PhotosModule, ProfilesModule, BlocksModule, SettingsModule, StaffModule],
  controllers: [
    BlockController,
    ChatController,
    ChatSignsController,
    ConversationsController,
    GiftPictureUploadController,
    ProfileGiftsController,
    StreamController,
    UnsentMessageController,
  ],
  providers: [
    AcknowledgeWarningHandler,
    ChangeChatSignsHandler,
    Chats,
    Conversations,
    Excerpts,
    GetChatHandler,
    GetUnsentMessageHandler,
    LetMessageGoHandler,
    ListChatsHandler,
    BlockMemberHandler,
    OpenConversationHandler,
    ProfileGifts,
    ReadMessagesHandler,
    RemoveConversationHandler,
    RestoreConversationHandler,
    SendMessageHandler,
    ShowTypingHandler,
    SignsBetween,
    TakeGiftOffProfileHandler,
  ],
  exports: [Conversations, Excerpts, ProfileGifts],
})
export class ConversationsModule {}
