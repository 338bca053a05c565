import { SettingsModule } from '../../ground/settings/index.js';
import { ContextModule } from '../../kernel/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { ReconciliationModule } from '../reconciliation/index.js';
import { RefundsModule } from '../refunds/index.js';
import * as parts from './bookkeeping.parts.js';

@ContextModule({
  name: 'bookkeeping',
  parts,
  imports: [CreditsModule, PaymentsModule, ReceiptsModule, ReconciliationModule, RefundsModule, SettingsModule],
})
export class BookkeepingModule {}
