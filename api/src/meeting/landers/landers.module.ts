import { ContextModule } from '../../kernel/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { LanderCards } from './cards.js';
import { LanderPreviewController } from './console/preview.admin.controller.js';
import { LanderUploadsController } from './console/uploads.admin.controller.js';
import { SiteDrawing } from './drawing.js';
import { SearchEnginesController } from './search-engines.controller.js';
import { LandersController } from './landers.controller.js';
import { OwnAnswers } from './own-answers.js';
import { SiteTemplate } from './site-template.js';

@ContextModule({
  name: 'landers',
  imports: [AuthenticationModule, SettingsModule, PhotosModule, DiscoveryModule],
  controllers: [LandersController, LanderPreviewController, LanderUploadsController, SearchEnginesController],
  providers: [LanderCards, OwnAnswers, SiteDrawing, SiteTemplate],
})
export class LandersModule {}
