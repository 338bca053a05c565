import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LoginAttempts, LoginSessions, Passwords, type SessionCookie } from '../../authentication/index.js';
import { Store } from '../../kernel/index.js';
import { STAFF_EMAIL, staffEmail } from '../staff-email.js';

/** Constants, not settings: no setting of the site weakens the console. */
const LIMITS = { tries: 5, lockMinutes: 15 };

export class LogInStaff extends Command<{ staffId: string; cookie: SessionCookie }> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(LogInStaff)
export class LogInStaffHandler implements ICommandHandler<LogInStaff> {
  constructor(
    private readonly store: Store,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly logins: LoginSessions,
  ) {}

  async execute({ email, password, address }: LogInStaff) {
    const account = staffEmail(email);
    const staffId = await this.attempts.guard({ kind: 'staff', account, address }, LIMITS, async () => {
      const holder = await this.store.holder(STAFF_EMAIL, account);
      return (await this.passwords.matches(holder, password)) && holder !== null ? holder : undefined;
    });
    return { staffId, cookie: await this.logins.open('staff', staffId) };
  }
}
