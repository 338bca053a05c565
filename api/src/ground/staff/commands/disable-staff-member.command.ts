import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { renewStanding } from '../../authentication/index.js';
import { Clock } from '../../../kernel/index.js';
import { Administration, type Intervention } from '../administration.js';
import { SessionRevocation } from '../session-revocation.js';
import { disableStaffMember } from '../staff-rules.js';

export class DisableStaffMember extends Command<void> {
  constructor(readonly input: Intervention) {
    super();
  }
}

@CommandHandler(DisableStaffMember)
export class DisableStaffMemberHandler implements ICommandHandler<DisableStaffMember> {
  constructor(
    private readonly administration: Administration,
    private readonly sessions: SessionRevocation,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: DisableStaffMember): Promise<void> {
    await this.administration.act(input, { disable: true }, disableStaffMember, (tx) =>
      renewStanding(tx, input.staffId),
    );
    await this.sessions.revokeAll(input.staffId, this.clock.now());
  }
}
