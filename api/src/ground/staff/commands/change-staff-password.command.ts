import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { LoginSessions, Passwords } from '../../authentication/index.js';
import { invalidInput, type Staff, staffActor, Store } from '../../../kernel/index.js';
import { OwnPassword, requireShown } from '../own-password.js';
import { passwordProblems } from '../password-problems.js';
import { staffMemberOf } from '../staff-member.js';
import { changePassword } from '../staff-rules.js';

export class ChangeStaffPasswordDto {
  @MaxLength(1_000)
  old_password!: string;

  @MaxLength(1_000)
  new_password!: string;
}

export class ChangeStaffPassword extends Command<void> {
  constructor(
    readonly input: {
      caller: Staff;
      body: ChangeStaffPasswordDto;
      address: string;
      key: string;
    },
  ) {
    super();
  }
}

/** Also ends the staff member's other sessions. */
@CommandHandler(ChangeStaffPassword)
export class ChangeStaffPasswordHandler implements ICommandHandler<ChangeStaffPassword> {
  constructor(
    private readonly store: Store,
    private readonly own: OwnPassword,
    private readonly passwords: Passwords,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ input: { caller, key, body, address } }: ChangeStaffPassword): Promise<void> {
    const { old_password: before, new_password: after } = body;
    const problems = passwordProblems(after, 'new_password');
    if (problems.length > 0) throw invalidInput(problems);
    const shown = await this.own.confirm(caller, before, address, 'old_password').catch((error: Error) => error);
    const passwordHash = await this.passwords.hash(after);
    const staffMember = staffMemberOf(caller.id);
    const command = { actor: staffActor(caller.id), key, request: body, writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      // Thrown only here: a retry arrives after the password has changed, and must receive the first attempt's answer.
      if (shown instanceof Error) throw shown;
      requireShown(tx.state(staffMember), shown);
      tx.decide(staffMember, (state) => changePassword(state, tx));
      this.passwords.keep(tx, caller.id, passwordHash);
    });
    await this.logins.endFallen('staff', caller.id, caller.sessionId);
  }
}
