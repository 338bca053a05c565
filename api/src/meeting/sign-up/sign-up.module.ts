import { ContextModule } from '../../kernel/index.js';
import { Challenges, ProofOfWork } from './challenges.js';
import { SignUpHandler } from './sign-up.command.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUpLimits } from './sign-up-limits.js';

@ContextModule({
  name: 'sign-up',
  parts: { SignUpController, SignUpHandler, SignUpLimits },
  providers: [{ provide: Challenges, useClass: ProofOfWork }],
})
export class SignUpModule {}
