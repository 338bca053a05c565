import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { Passwords } from '../../../ground/authentication/index.js';
import { invalidInput, Store, type Member } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { memberOf } from '../member.js';
import { MemberSessions } from './member-sessions.js';
import { changePassword } from './password.js';
import { PasswordCheck, requireShown } from './password-check.js';
import { passwordProblems } from '../sign-up/sign-up.js';

export class ChangePasswordDto {
  @MaxLength(1_000)
  old_password!: string;

  @MaxLength(1_000)
  new_password!: string;
}

export class ChangePassword extends Command<void> {
  constructor(
    readonly input: {
      caller: Member;
      key: string;
      body: ChangePasswordDto;
      address: string;
    },
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly store: Store,
    private readonly passwords: Passwords,
    private readonly check: PasswordCheck,
    private readonly sessions: MemberSessions,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { caller, key, body, address } }: ChangePassword): Promise<void> {
    const { old_password: before, new_password: after } = body;
    const problems = passwordProblems(after, this.settings.current(), 'new_password');
    if (problems.length > 0) throw invalidInput(problems);
    const wrong = { field: 'old_password', code: 'wrong_old_password' };
    const shown = await this.check.confirm(caller, before, address, wrong).catch((error: Error) => error);
    const passwordHash = await this.passwords.hash(after);
    const member = memberOf(caller.id);
    await this.store.transact({ actor: caller.id, key, request: body, writes: [member] }, (tx) => {
      // Thrown only here: a retry arrives after the password has changed, and must receive the first attempt's answer.
      if (shown instanceof Error) throw shown;
      requireShown(tx.state(member), shown);
      tx.decide(member, (state) => changePassword(state, tx));
      this.passwords.keep(tx, caller.id, passwordHash);
    });
    await this.sessions.endFallen(caller.id, caller.sessionId);
  }
}
