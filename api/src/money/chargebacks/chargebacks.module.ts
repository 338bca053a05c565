import { ContextModule } from '../../kernel/index.js';
import * as parts from './chargebacks.parts.js';

@ContextModule({ name: 'chargebacks', parts })
export class ChargebacksModule {}
