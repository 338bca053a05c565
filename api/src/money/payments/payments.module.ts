import { CreditsModule } from '../credits/index.js';
import { DiscountsModule } from '../discounts/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ReceiptsModule } from '../receipts/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { SandboxModule } from './sandbox/sandbox.module.js';
import * as parts from './payments.parts.js';

@ContextModule({
  name: 'payments',
  parts,
  imports: [
    CreditsModule,
    DiscountsModule,
    SandboxModule,
    ListsModule,
    ProfilesModule,
    ReceiptsModule,
    SettingsModule,
    StaffModule,
  ],
})
export class PaymentsModule {}
