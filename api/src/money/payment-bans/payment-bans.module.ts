import { ContextModule } from '../../kernel/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import * as parts from './payment-bans.parts.js';

@ContextModule({ name: 'payment-bans', parts, imports: [ListsModule, StaffModule] })
export class PaymentBansModule {}
