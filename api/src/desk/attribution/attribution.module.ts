import { ContextModule } from '../../kernel/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './attribution.parts.js';

@ContextModule({ name: 'attribution', parts, imports: [SettingsModule, ListsModule] })
export class AttributionModule {}
