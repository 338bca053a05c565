import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ContextModule } from '../../kernel/index.js';
import { LikesModule } from '../../meeting/likes/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { Challenges, ProofOfWork } from './challenges.js';
import { SignUpHandler } from './commands/sign-up.command.js';
import { GetUserHandler } from './queries/get-user.query.js';
import { SignUpLimits } from './sign-up-limits.js';
import { UserController } from './user.controller.js';

/**
 * The member's own record, composed from several contexts, and sign-up, which creates them together. No other context
 * imports it.
 */
@ContextModule({
  name: 'own-record',
  imports: [
    AccountsModule,
    AuthenticationModule,
    ConversationsModule,
    CreditsModule,
    LikesModule,
    ProfilesModule,
    SettingsModule,
  ],
  controllers: [UserController],
  providers: [SignUpHandler, GetUserHandler, SignUpLimits, { provide: Challenges, useClass: ProofOfWork }],
})
export class OwnRecordModule {}
