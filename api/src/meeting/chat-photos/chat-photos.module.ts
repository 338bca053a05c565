import { Global } from '@nestjs/common';
import { ClaimsModule } from '../../ground/claims/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ChatPhotoViews } from '../conversations/index.js';
import { AllowPhotosHandler } from './allow-photos.command.js';
import { ChatPhotoClaims } from './chat-photo-claims.js';
import { ChatPhotoEraser } from './chat-photo-eraser.js';
import { ChatPhotoOutcomes } from './chat-photo-outcomes.js';
import { chatPhoto } from './chat-photo.js';
import { ChatPhotosAdminController } from './chat-photos.admin.controller.js';
import { ChatPhotosController } from './chat-photos.controller.js';
import { ChatPhotosList } from './chat-photos.list.js';
import { chatPhotosLive } from './chat-photos.live.js';
import { chatPhotosPolicy } from './chat-photos.policy.js';
import { chatPhotos } from './chat-photos.projection.js';
import { ChatPhotos } from './chat-photos.js';
import { ClaimChatPhotosHandler } from './claim-chat-photos.command.js';
import { DecideChatPhotosHandler } from './decide-chat-photos.command.js';
import { lapseChatPhotoJob, LapseChatPhoto } from './lapse-chat-photo.job.js';
import { SendPhotoHandler } from './send-photo.command.js';
import { settleChatPhoto, SettleChatPhoto } from './settle-chat-photo.job.js';
import { StaffSight } from './staff-sight.js';
import { sweepChatPhotos, SweepChatPhotos } from './sweep-chat-photos.job.js';
import { WithdrawChatDecisionsHandler } from './withdraw-chat-decisions.command.js';

// Global, for a chat shows its photos and stands before them.
@Global()
@ContextModule({
  name: 'chat-photos',
  streams: [chatPhoto],
  projections: [chatPhotos],
  policies: [chatPhotosPolicy],
  jobs: [
    { job: lapseChatPhotoJob, handler: LapseChatPhoto },
    { job: settleChatPhoto, handler: SettleChatPhoto },
    { job: sweepChatPhotos, handler: SweepChatPhotos },
  ],
  live: [chatPhotosLive],
  erasers: [ChatPhotoEraser],
  imports: [ClaimsModule, ListsModule, PhotosModule, ProfilesModule, SettingsModule],
  controllers: [ChatPhotosList, ChatPhotosAdminController, ChatPhotosController],
  providers: [
    AllowPhotosHandler,
    ChatPhotoClaims,
    ChatPhotoOutcomes,
    ChatPhotos,
    { provide: ChatPhotoViews, useExisting: ChatPhotos },
    ChatPhotosList,
    ClaimChatPhotosHandler,
    DecideChatPhotosHandler,
    SendPhotoHandler,
    StaffSight,
    WithdrawChatDecisionsHandler,
  ],
  exports: [ChatPhotoOutcomes, ChatPhotos, ChatPhotosList, ChatPhotoViews],
})
export class ChatPhotosModule {}
