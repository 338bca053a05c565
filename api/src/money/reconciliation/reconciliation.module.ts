import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PaymentsModule } from '../payments/index.js';
import { RefundsModule } from '../refunds/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './reconciliation.parts.js';

@ContextModule({ name: 'reconciliation', parts, imports: [ListsModule, PaymentsModule, RefundsModule, SettingsModule] })
export class ReconciliationModule {}
