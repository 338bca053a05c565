import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import * as parts from './audit.parts.js';

@ContextModule({ name: 'audit', parts, imports: [AccountsModule, AuthenticationModule, StaffModule, ListsModule] })
export class AuditModule {}
