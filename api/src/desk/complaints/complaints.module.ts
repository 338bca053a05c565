import { AuthenticationModule } from '../../ground/authentication/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { AuditModule } from '../audit/index.js';
import { CasesModule } from '../cases/index.js';
import * as parts from './complaints.parts.js';

@ContextModule({
  name: 'complaints',
  parts,
  imports: [
    AccountsModule,
    AuditModule,
    AuthenticationModule,
    CasesModule,
    DeliveryModule,
    ListsModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
    StaffModule,
  ],
})
export class ComplaintsModule {}
