import { ContextModule } from '../../kernel/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { DiscoveryModule } from '../discovery/index.js';
import { LanderCards } from './cards.js';
import { LandersController } from './landers.controller.js';
import { SiteTemplate } from './site-template.js';

@ContextModule({
  name: 'landers',
  imports: [AuthenticationModule, SettingsModule, DiscoveryModule],
  controllers: [LandersController],
  providers: [LanderCards, SiteTemplate],
})
export class LandersModule {}
