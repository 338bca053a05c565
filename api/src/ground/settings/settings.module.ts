import { ContextModule } from '../../kernel/index.js';
import { ChangeSettingsHandler } from './commands/change-settings.command.js';
import { StoredGiftPicture } from './gift-picture.entity.js';
import { GiftPicturesAdminController, GiftPicturesController } from './gift-pictures.controller.js';
import { GiftPictures } from './gift-pictures.js';
import { ManifestController } from './manifest.controller.js';
import { Settings } from './current-settings.js';
import { CheckSettingsHandler } from './queries/check-settings.query.js';
import { GetSettingsVersionHandler } from './queries/get-settings-version.query.js';
import { ListSettingsChangesHandler } from './queries/list-settings-changes.query.js';
import { StoredLanderFile } from './landers/lander-file.entity.js';
import { LanderFilesAdminController, LanderFilesController } from './landers/lander-files.controller.js';
import { LanderFiles } from './landers/lander-files.js';
import { sweepLanderFiles, SweepLanderFiles } from './landers/sweep-lander-files.job.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsController } from './settings.controller.js';
import { SettingsGuards } from './settings-guards.js';
import { settings } from './settings.js';
import { sweepGiftPictures, SweepGiftPictures } from './sweep-gift-pictures.job.js';
import { VisitorCountry } from './visitor-country.js';

@ContextModule({
  name: 'settings',
  entities: [StoredGiftPicture, StoredLanderFile],
  streams: [settings],
  jobs: [
    { job: sweepGiftPictures, handler: SweepGiftPictures },
    { job: sweepLanderFiles, handler: SweepLanderFiles },
  ],
  controllers: [
    GiftPicturesAdminController,
    GiftPicturesController,
    LanderFilesAdminController,
    LanderFilesController,
    ManifestController,
    SettingsController,
    SettingsAdminController,
  ],
  providers: [
    GiftPictures,
    LanderFiles,
    Settings,
    SettingsGuards,
    VisitorCountry,
    ChangeSettingsHandler,
    CheckSettingsHandler,
    GetSettingsVersionHandler,
    ListSettingsChangesHandler,
  ],
  exports: [GiftPictures, LanderFiles, Settings, SettingsGuards, VisitorCountry],
})
export class SettingsModule {}
