import { AccountsModule } from '../../members/accounts/index.js';
import { PaymentBansModule } from '../payment-bans/index.js';
import { CreditsModule } from '../credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PaymentsModule } from '../payments/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import * as parts from './direct-debit.parts.js';

@ContextModule({
  name: 'direct-debit',
  parts,
  imports: [
    AccountsModule,
    PaymentBansModule,
    CreditsModule,
    ListsModule,
    PaymentsModule,
    SettingsModule,
    DeliveryModule,
    StaffModule,
  ],
})
export class DirectDebitModule {}
