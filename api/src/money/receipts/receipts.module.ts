import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './receipts.parts.js';

@ContextModule({ name: 'receipts', parts, imports: [ListsModule, SettingsModule] })
export class ReceiptsModule {}
