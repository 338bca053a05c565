import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { renewStanding } from '../../authentication/index.js';
import { Clock } from '../../../kernel/index.js';
import { Administration, type Intervention } from '../administration.js';
import { SecondFactors } from '../second-factors.js';
import { SessionRevocation } from '../session-revocation.js';
import { resetAuthenticator } from '../staff-rules.js';

export class ResetAuthenticator extends Command<void> {
  constructor(readonly input: Intervention) {
    super();
  }
}

/** For staff who lost both their phone and their recovery codes. */
@CommandHandler(ResetAuthenticator)
export class ResetAuthenticatorHandler implements ICommandHandler<ResetAuthenticator> {
  constructor(
    private readonly administration: Administration,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionRevocation,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: ResetAuthenticator): Promise<void> {
    const { staffId } = input;
    await this.administration.act(input, { reset: 'authenticator' }, resetAuthenticator, (tx) => {
      this.factors.forget(tx, staffId);
      renewStanding(tx, staffId);
    });
    await this.sessions.revokeAll(staffId, this.clock.now());
  }
}
