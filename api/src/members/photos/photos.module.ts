import { AccountsModule } from '../accounts/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { Config, ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { album } from './album.js';
import { AddPhotoHandler } from './commands/add-photo.command.js';
import { ArrangePhotosHandler } from './commands/arrange-photos.command.js';
import { ClaimPhotosHandler } from './commands/claim-photos.command.js';
import { ChooseMainPhotoHandler } from './commands/choose-main-photo.command.js';
import { DecidePhotosHandler } from './commands/decide-photos.command.js';
import { DecidePhotoHandler } from './commands/decide-photo.command.js';
import { DeletePhotoHandler } from './commands/delete-photo.command.js';
import { RevokeApprovalHandler } from './commands/revoke-approval.command.js';
import { WithdrawDecisionsHandler } from './commands/withdraw-decisions.command.js';
import { Emblems } from './emblems.js';
import { Incoming } from './incoming.js';
import { RemovePhotoFilesJob, removePhotoFiles } from './jobs/remove-photo-files.job.js';
import { publishDecisionJob, PublishDecisionJob } from './jobs/publish-decision.job.js';
import { SealPhotoFilesJob, sealPhotoFiles } from './jobs/seal-photo-files.job.js';
import { SweepPhotoFilesJob, sweepPhotoFiles } from './jobs/sweep-photo-files.job.js';
import { openPhotoStorage } from './open-photo-storage.js';
import { PhotoAddresses } from './photo-addresses.js';
import { PhotoClaims } from './photo-claims.js';
import { PhotoEraser } from './photo-eraser.js';
import { PhotoFiles } from './photo-files.js';
import { PhotoStorage } from './photo-storage.js';
import { PhotosAdminController } from './photos.admin.controller.js';
import { PhotosController } from './photos.controller.js';
import { PhotosList } from './photos.list.js';
import { photosLive } from './photos.live.js';
import { Photos } from './photos.js';
import { settleDecided } from './policies/settle-decision.policy.js';
import { removeDeleted } from './policies/remove-photo-files.policy.js';
import { mainPhotos } from './projections/main-photos.projection.js';
import { photos } from './projections/photos.projection.js';
import { GetRenditionHandler } from './queries/get-rendition.query.js';
import { ListOwnPhotosHandler } from './queries/list-own-photos.query.js';
import { RequireRoomHandler } from './queries/require-room.query.js';
import { Redrawn } from './redrawn.js';
import { Renderer } from './renderer.js';
import { SealedPictures, sealedStorage } from './sealed-pictures.js';
import { UploadMutex } from './upload-mutex.js';

@ContextModule({
  name: 'photos',
  streams: [album],
  projections: [photos, mainPhotos],
  policies: [removeDeleted, settleDecided],
  jobs: [
    { job: removePhotoFiles, handler: RemovePhotoFilesJob },
    { job: publishDecisionJob, handler: PublishDecisionJob },
    { job: sealPhotoFiles, handler: SealPhotoFilesJob },
    { job: sweepPhotoFiles, handler: SweepPhotoFilesJob },
  ],
  live: [photosLive],
  erasers: [PhotoEraser],
  imports: [AccountsModule, ClaimsModule, SettingsModule, ListsModule],
  controllers: [PhotosController, PhotosList, PhotosAdminController],
  providers: [
    Photos,
    PhotoAddresses,
    PhotoClaims,
    PhotoFiles,
    PhotosList,
    Emblems,
    Incoming,
    Redrawn,
    Renderer,
    SealedPictures,
    sealedStorage,
    UploadMutex,
    {
      provide: PhotoStorage,
      inject: [Config],
      useFactory: (config: Config) => openPhotoStorage(config, 'albums'),
    },
    AddPhotoHandler,
    ArrangePhotosHandler,
    ChooseMainPhotoHandler,
    ClaimPhotosHandler,
    DecidePhotoHandler,
    DecidePhotosHandler,
    DeletePhotoHandler,
    GetRenditionHandler,
    ListOwnPhotosHandler,
    RequireRoomHandler,
    RevokeApprovalHandler,
    WithdrawDecisionsHandler,
  ],
  exports: [Emblems, Incoming, PhotoAddresses, Photos, PhotosList, Redrawn, SealedPictures, UploadMutex],
})
export class PhotosModule {}
