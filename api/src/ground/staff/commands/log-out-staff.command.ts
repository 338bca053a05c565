import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LoginSessions } from '../../authentication/index.js';
import { type Staff, staffActor, Store } from '../../../kernel/index.js';
import { logOut } from '../login-rules.js';
import { staffMemberOf } from '../staff-member.js';

export class LogOutStaff extends Command<void> {
  constructor(readonly input: { caller: Staff; key: string }) {
    super();
  }
}

@CommandHandler(LogOutStaff)
export class LogOutStaffHandler implements ICommandHandler<LogOutStaff> {
  constructor(
    private readonly store: Store,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ input: { caller, key } }: LogOutStaff): Promise<void> {
    const staffMember = staffMemberOf(caller.id);
    await this.logins.end(caller.sessionId);
    const command = { actor: staffActor(caller.id), key, request: 'log out', writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => logOut(state, tx));
    });
  }
}
