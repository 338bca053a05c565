import { ContextModule } from '../../kernel/index.js';
import * as parts from './reconciliation.parts.js';

@ContextModule({ name: 'reconciliation', parts })
export class ReconciliationModule {}
