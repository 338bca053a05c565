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
import { ChargebackClaimsAdminController } from './chargeback-claims.admin.controller.js';
import { ChargebackEntries } from './chargeback-entries.js';
import { ChargebackFinder } from './chargeback-finder.js';
import { ChargebacksAdminController } from './chargebacks.admin.controller.js';
import { ChargebacksList } from './chargebacks.list.js';
import { DecideChargebackHandler } from './commands/decide-chargeback.command.js';
import { DownloadEvidenceHandler } from './commands/download-evidence.command.js';
import { SetChargebackDeadlineHandler } from './commands/set-chargeback-deadline.command.js';
import { WriteChargebackStatementHandler } from './commands/write-chargeback-statement.command.js';
import { chargebacks } from './projections/chargebacks.projection.js';
import { PurchasesChargedBack } from './purchase-facts.js';
import { GetChargebackHandler } from './queries/get-chargeback.query.js';
import { GetEvidenceHandler } from './queries/get-evidence.query.js';

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
    GetEvidenceHandler,
    PurchasesChargedBack,
    SetChargebackDeadlineHandler,
    WriteChargebackStatementHandler,
  ],
  exports: [ChargebackFinder, ChargebacksList],
})
export class ChargebacksModule {}
