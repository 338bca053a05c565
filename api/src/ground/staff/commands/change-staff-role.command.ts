import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { renewStanding } from '../../authentication/index.js';
import { Clock } from '../../../kernel/index.js';
import { Administration, type Intervention } from '../administration.js';
import { SessionRevocation } from '../session-revocation.js';
import type { Role } from '../staff-member.events.js';
import { changeRole } from '../staff-rules.js';

export class ChangeStaffRole extends Command<void> {
  constructor(readonly input: Intervention & { role: Role }) {
    super();
  }
}

@CommandHandler(ChangeStaffRole)
export class ChangeStaffRoleHandler implements ICommandHandler<ChangeStaffRole> {
  constructor(
    private readonly administration: Administration,
    private readonly sessions: SessionRevocation,
    private readonly clock: Clock,
  ) {}

  async execute({ input }: ChangeStaffRole): Promise<void> {
    await this.administration.act(
      input,
      { role: input.role },
      (state, by) => changeRole(state, { ...by, to: input.role }),
      (tx) => renewStanding(tx, input.staffId),
    );
    await this.sessions.revokeAll(input.staffId, this.clock.now());
  }
}
