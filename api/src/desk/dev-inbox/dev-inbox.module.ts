import { ContextModule } from '../../kernel/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { DevInboxController } from './dev-inbox.controller.js';

@ContextModule({
  name: 'dev-inbox',
  parts: { DevInboxController },
  imports: [DeliveryModule],
})
export class DevInboxModule {}
