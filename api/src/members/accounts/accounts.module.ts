import { ContextModule } from '../../kernel/index.js';
import * as parts from './accounts.parts.js';

@ContextModule({ name: 'accounts', parts })
export class AccountsModule {}
