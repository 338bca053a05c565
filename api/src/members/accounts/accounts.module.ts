import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import * as parts from './accounts.parts.js';

@ContextModule({ name: 'accounts', parts, imports: [AuthenticationModule, SettingsModule] })
export class AccountsModule {}
