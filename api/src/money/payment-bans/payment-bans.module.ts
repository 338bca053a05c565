import { ContextModule } from '../../kernel/index.js';
import * as parts from './payment-bans.parts.js';

@ContextModule({ name: 'payment-bans', parts })
export class PaymentBansModule {}
