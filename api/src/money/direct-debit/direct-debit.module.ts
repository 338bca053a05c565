import { ContextModule } from '../../kernel/index.js';
import * as parts from './direct-debit.parts.js';

@ContextModule({ name: 'direct-debit', parts })
export class DirectDebitModule {}
