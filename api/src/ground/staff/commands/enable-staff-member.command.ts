import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Administration, type Intervention } from '../administration.js';
import { enableStaffMember } from '../staff-rules.js';

export class EnableStaffMember extends Command<void> {
  constructor(readonly input: Intervention) {
    super();
  }
}

@CommandHandler(EnableStaffMember)
export class EnableStaffMemberHandler implements ICommandHandler<EnableStaffMember> {
  constructor(private readonly administration: Administration) {}

  execute({ input }: EnableStaffMember): Promise<void> {
    return this.administration.act(input, { enable: true }, enableStaffMember);
  }
}
