import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ChatPhotosModule } from '../../meeting/chat-photos/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { Archives } from './archives.js';
import { DownloadDataExportHandler } from './commands/download-data-export.command.js';
import { RequestDataExportHandler } from './commands/request-data-export.command.js';
import { SendOwnDataHandler } from './commands/send-own-data.command.js';
import { DataExportController } from './data-export.controller.js';
import { dataExport } from './data-export.js';
import { OwnData } from './own-data.js';
import { OwnHistory } from './own-history.js';
import { sharedStreams } from './projections/shared-streams.projection.js';

@ContextModule({
  name: 'privacy',
  streams: [dataExport],
  projections: [sharedStreams],
  imports: [
    AccountsModule,
    AuthenticationModule,
    CampaignsModule,
    ComplaintsModule,
    ChatPhotosModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
  ],
  controllers: [DataExportController],
  providers: [Archives, DownloadDataExportHandler, OwnData, OwnHistory, RequestDataExportHandler, SendOwnDataHandler],
})
export class PrivacyModule {}
