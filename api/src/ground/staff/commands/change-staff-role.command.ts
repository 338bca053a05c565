import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsIn } from 'class-validator';
import { renewSecurityStamp } from '../../authentication/index.js';
import { Store } from '../../../kernel/index.js';
import { Administration, InterventionDto, type Intervention } from '../administration.js';
import { SessionRevocation } from '../session-revocation.js';
import { ROLES, type Role } from '../staff-member.events.js';
import { changeRole, takesTwo } from '../staff-rules.js';
import { staffMemberOf } from '../staff-member.js';
import { Agreements } from '../agreements/agreements.js';

export class ChangeStaffRoleDto extends InterventionDto {
  @IsIn(ROLES)
  role!: Role;
}

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
    private readonly store: Store,
    private readonly agreements: Agreements,
  ) {}

  async execute({ input }: ChangeStaffRole): Promise<void> {
    const { staffId, role: to, caller } = input;
    const subject = staffMemberOf(staffId);
    // A second admin agrees first, where there is one.
    const asking = to === 'moderator' ? undefined : await this.agreements.begin(caller.id, input.reason.trim());
    await this.administration.act(
      input,
      { role: to },
      (state, by) => {
        const two = takesTwo(state.role, to);
        const changed = changeRole(state, { ...by, to, ...(two && { how: { alone: true } }) });
        return two && asking ? [] : changed;
      },
      (tx) => {
        const { role: from } = tx.state(subject);
        if (from === to) renewSecurityStamp(tx, staffId);
        else if (asking) this.agreements.proposeRole(tx, asking, { staffId, from: from!, to, language: null });
      },
      asking && [asking.ref],
    );
    const { role } = await this.store.readFresh(subject);
    if (role === to) await this.sessions.revokeAll(staffId);
  }
}
