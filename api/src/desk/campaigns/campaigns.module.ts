import { ContextModule } from '../../kernel/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './campaigns.parts.js';

@ContextModule({ name: 'campaigns', parts, imports: [ListsModule, SettingsModule] })
export class CampaignsModule {}
