import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import * as parts from './credits.parts.js';

@ContextModule({ name: 'credits', parts, imports: [ListsModule, SettingsModule] })
export class CreditsModule {}
