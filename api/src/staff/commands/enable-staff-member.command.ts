import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Administration, type Intervention } from '../administration.js';
import { enableStaffMember } from '../staff-rules.js';

export class EnableStaffMember extends Command<void> {
  constructor(readonly intervention: Intervention) {
    super();
  }
}

@CommandHandler(EnableStaffMember)
export class EnableStaffMemberHandler implements ICommandHandler<EnableStaffMember> {
  constructor(private readonly administration: Administration) {}

  execute({ intervention }: EnableStaffMember): Promise<void> {
    return this.administration.act(intervention, { enable: true }, enableStaffMember);
  }
}
