import { ContextModule } from '../../kernel/index.js';
import * as parts from './payments.parts.js';

@ContextModule({ name: 'payments', parts })
export class PaymentsModule {}
