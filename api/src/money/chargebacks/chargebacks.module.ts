import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { CreditsModule } from '../credits/index.js';
import { PaymentsModule } from '../payments/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { chargeback } from './chargeback.js';
import { ChargebackFinder } from './chargeback-finder.js';
import { ChargebackClaimsAdminController, ChargebacksAdminController } from './chargebacks.admin.controller.js';
import { ChargebacksList } from './chargebacks.list.js';
import {
  ChargebackEntries,
  DecideChargebackHandler,
  SetChargebackDeadlineHandler,
  WriteChargebackStatementHandler,
} from './commands/answer-chargeback.command.js';
import { DownloadEvidenceHandler } from './commands/download-evidence.command.js';
import { chargebacks } from './projections/chargebacks.projection.js';
import { PurchasesChargedBack } from './purchase-facts.js';
import { GetChargebackHandler } from './queries/get-chargeback.query.js';

@ContextModule({
  name: 'chargebacks',
  streams: [chargeback],
  projections: [chargebacks],
  imports: [
    AccountsModule,
    CreditsModule,
    ListsModule,
    PaymentsModule,
    ProfilesModule,
    ReceiptsModule,
    SettingsModule,
    ClaimsModule,
    StaffModule,
  ],
  controllers: [ChargebacksList, ChargebacksAdminController, ChargebackClaimsAdminController],
  providers: [
    ChargebackEntries,
    ChargebackFinder,
    ChargebacksList,
    DecideChargebackHandler,
    DownloadEvidenceHandler,
    GetChargebackHandler,
    PurchasesChargedBack,
    SetChargebackDeadlineHandler,
    WriteChargebackStatementHandler,
  ],
  exports: [ChargebackFinder, ChargebacksList],
})
export class ChargebacksModule {}
