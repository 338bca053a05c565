import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ContextModule } from '../../kernel/index.js';
import { LikesModule } from '../likes/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { GetUserHandler } from './get-user.query.js';
import { OwnAccountController } from './own-account.controller.js';

@ContextModule({
  name: 'own-account',
  parts: { OwnAccountController, GetUserHandler },
  imports: [AccountsModule, AuthenticationModule, ConversationsModule, CreditsModule, LikesModule, ProfilesModule],
})
export class OwnAccountModule {}
