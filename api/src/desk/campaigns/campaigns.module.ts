import { ContextModule } from '../../kernel/index.js';
import * as parts from './campaigns.parts.js';

@ContextModule({ name: 'campaigns', parts })
export class CampaignsModule {}
