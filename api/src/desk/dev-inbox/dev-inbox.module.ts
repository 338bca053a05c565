import { ContextModule } from '../../kernel/index.js';
import { DevInboxController } from './dev-inbox.controller.js';

@ContextModule({
  name: 'dev-inbox',
  parts: { DevInboxController },
})
export class DevInboxModule {}
