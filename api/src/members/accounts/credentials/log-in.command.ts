import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import {
  KnownDevices,
  LoginAttempts,
  loginFailed,
  Passwords,
  type Place,
  type SessionCookie,
} from '../../../ground/authentication/index.js';
import { Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { accountDisabled, deletedAccountExists } from '../accounts.errors.js';
import { Accounts } from '../accounts.js';
import { normaliseEmail } from '../email.js';
import { MemberSessions } from './member-sessions.js';

export class LogInDto {
  @MaxLength(1_000)
  email!: string;

  @MaxLength(1_000)
  password!: string;
}

export class LogIn extends Command<{ memberId: string; cookie: SessionCookie }> {
  constructor(readonly input: { key: string; email: string; password: string; place: Place }) {
    super();
  }
}

/** Stores no events: logins must not become part of a history. */
@CommandHandler(LogIn)
export class LogInHandler implements ICommandHandler<LogIn> {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly devices: KnownDevices,
    private readonly passwords: Passwords,
    private readonly sessions: MemberSessions,
    private readonly settings: Settings,
  ) {}

  async execute({ input: { key, email, password, place } }: LogIn) {
    const typed = normaliseEmail(email) ?? email.trim().toLowerCase();
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    const holder = await this.store.holder('email', typed);
    const known = this.devices.recognise('member', holder, place);
    const attempt = { kind: 'member', account: typed, address: place.address, known } as const;
    const { memberId, stamp } = await this.attempts.guard(attempt, { tries, lockMinutes }, async () => {
      const stamp = await this.passwords.verify(holder, password);
      return holder !== null && stamp !== undefined ? { memberId: holder, stamp } : undefined;
    });
    const account = await this.accounts.find(memberId);
    if (!account) throw loginFailed({});
    if (account.eraseAt) throw deletedAccountExists({ erase_at: account.eraseAt.toISOString() });
    // An expired sign-up is being erased and cannot be restored.
    if (account.status === 'deleted') throw loginFailed({});
    if (account.disabledAt) {
      const reason = (await this.accounts.reasonFor('MemberDisabled', memberId)) ?? '';
      throw accountDisabled({ disabled_at: account.disabledAt.toISOString(), reason });
    }
    const cookie = await this.sessions.open(memberId, { key, stamp, device: place.device });
    // The password changed or the account was disabled since the check.
    if (!cookie) throw loginFailed({});
    return { memberId, cookie };
  }
}
