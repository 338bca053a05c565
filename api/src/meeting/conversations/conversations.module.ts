import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { Chats } from './chats.js';
import { AcknowledgeWarningHandler } from './fictional/acknowledge-warning.command.js';
import { AlbumPhotos } from './fictional/album-photos.js';
import { AnswerMemberHandler } from './fictional/answer-member.command.js';
import { ClaimConversationHandler } from './fictional/claim-conversation.command.js';
import { BlockController } from './block.controller.js';
import { BlockMemberHandler } from './commands/block-member.command.js';
import { OpenConversationHandler } from './commands/open-conversation.command.js';
import { AllowPhotosHandler } from './photos/allow-photos.command.js';
import { chatPhoto } from './photos/chat-photo.js';
import { ChatPhotoClaims } from './photos/chat-photo-claims.js';
import { ChatPhotoEraser } from './photos/chat-photo-eraser.js';
import { ChatPhotoOutcomes } from './photos/chat-photo-outcomes.js';
import { ChatPhotosAdminController } from './photos/chat-photos.admin.controller.js';
import { ChatPhotosController } from './photos/chat-photos.controller.js';
import { ChatPhotos } from './photos/chat-photos.js';
import { ChatPhotosList } from './photos/chat-photos.list.js';
import { chatPhotosLive } from './photos/chat-photos.live.js';
import { chatPhotosPolicy } from './photos/chat-photos.policy.js';
import { chatPhotos } from './photos/chat-photos.projection.js';
import { ClaimChatPhotosHandler } from './photos/claim-chat-photos.command.js';
import { DecideChatPhotosHandler } from './photos/decide-chat-photos.command.js';
import { lapseChatPhotoJob, LapseChatPhoto } from './photos/lapse-chat-photo.job.js';
import { SendPhotoHandler } from './photos/send-photo.command.js';
import { settleChatPhoto, SettleChatPhoto } from './photos/settle-chat-photo.job.js';
import { StaffSight } from './photos/staff-sight.js';
import { sweepChatPhotos, SweepChatPhotos } from './photos/sweep-chat-photos.job.js';
import { WithdrawChatDecisionsHandler } from './photos/withdraw-chat-decisions.command.js';
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
import { FictionalProfiles } from './fictional/fictional-profiles.js';
import { fictionalProfiles } from './fictional/fictional-profiles.projection.js';
import { returnedMessages } from './fictional/returned-messages.projection.js';
import { takenDownMessages } from './projections/taken-down-messages.projection.js';
import { unansweredMessages } from './fictional/unanswered-messages.projection.js';
import { GetChatHandler } from './queries/get-chat.query.js';
import { GetInboxConversationHandler } from './fictional/get-inbox-conversation.query.js';
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
  entities: [InboxClaim],
  streams: [chatPhoto, chatSigns, conversation, inboxLog, starts],
  projections: [
    chatPhotos,
    chats,
    fictionalProfiles,
    profileGifts,
    returnedMessages,
    takenDownMessages,
    unansweredMessages,
  ],
  policies: [chatPhotosPolicy, giveBackPolicy, signupMessagePolicy],
  jobs: [
    { job: forgetHistory, handler: ForgetHistory },
    { job: giveBackCredits, handler: GiveBackCredits },
    { job: lapseChatPhotoJob, handler: LapseChatPhoto },
    { job: sendSignupMessage, handler: SendSignupMessage },
    { job: settleChatPhoto, handler: SettleChatPhoto },
    { job: sweepChatPhotos, handler: SweepChatPhotos },
  ],
  live: [chatPhotosLive, conversationsLive, unsentMessageLive],
  erasers: [ChatPhotoEraser],
  imports: [ListsModule, PhotosModule, ProfilesModule, BlocksModule, SettingsModule, StaffModule],
  controllers: [
    BlockController,
    ChatController,
    ChatPhotosList,
    ChatPhotosAdminController,
    ChatPhotosController,
    ChatSignsController,
    ConversationsController,
    InboxList,
    GiftPictureUploadController,
    InboxAdminController,
    ProfileGiftsController,
    StreamController,
    UnsentMessageController,
  ],
  providers: [
    FictionalProfiles,
    AcknowledgeWarningHandler,
    AlbumPhotos,
    AllowPhotosHandler,
    AnswerMemberHandler,
    ChangeChatSignsHandler,
    ChatPhotoClaims,
    ChatPhotoOutcomes,
    ChatPhotos,
    ChatPhotosList,
    Chats,
    ClaimChatPhotosHandler,
    ClaimConversationHandler,
    Conversations,
    DecideChatPhotosHandler,
    Excerpts,
    GetChatHandler,
    GetInboxConversationHandler,
    GetUnsentMessageHandler,
    GiveBack,
    Inbox,
    InboxClaims,
    InboxViewing,
    LetMessageGoHandler,
    ListChatsHandler,
    BlockMemberHandler,
    OpenConversationHandler,
    ProfileGifts,
    ReadMessagesHandler,
    RemoveConversationHandler,
    RestoreConversationHandler,
    SendMessageHandler,
    SendPhotoHandler,
    ShowTypingHandler,
    SignsBetween,
    StaffSight,
    TakeGiftOffProfileHandler,
    WithdrawChatDecisionsHandler,
  ],
  exports: [
    ChatPhotoOutcomes,
    ChatPhotos,
    ChatPhotosList,
    Conversations,
    Excerpts,
    FictionalProfiles,
    Inbox,
    ProfileGifts,
  ],
})
export class ConversationsModule {}
