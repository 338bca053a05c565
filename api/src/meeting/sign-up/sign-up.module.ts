import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ContextModule } from '../../kernel/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { Challenges, ProofOfWork } from './challenges.js';
import { SignUpHandler } from './sign-up.command.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpLimits } from './sign-up-limits.js';

@ContextModule({
  name: 'sign-up',
  parts: { SignUpController, SignUpHandler, SignUpLimits },
  imports: [AccountsModule, AuthenticationModule, ProfilesModule, SettingsModule],
  providers: [{ provide: Challenges, useClass: ProofOfWork }],
})
export class SignUpModule {}
