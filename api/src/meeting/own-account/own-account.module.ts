import { ContextModule } from '../../kernel/index.js';
import { GetUserHandler } from './get-user.query.js';
import { OwnAccountController } from './own-account.controller.js';

@ContextModule({
  name: 'own-account',
  parts: { OwnAccountController, GetUserHandler },
})
export class OwnAccountModule {}
