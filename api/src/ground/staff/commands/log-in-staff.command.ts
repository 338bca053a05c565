import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import {
  KnownDevices,
  LoginAttempts,
  loginFailed,
  LoginSessions,
  Passwords,
  type Place,
  type SessionCookie,
  type SecurityStamp,
} from '../../authentication/index.js';
import { Config, staffActor, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { logIn } from '../login-rules.js';
import { LOGIN_LIMITS, LOGIN_MINUTES } from '../login-limits.js';
import { staffMemberOf } from '../staff-member.js';
import { STAFF_EMAIL, staffEmail } from '../staff-email.js';
import { staffDisabled } from '../staff.errors.js';
import { StaffTokens } from '../staff-tokens.js';
import { enrolmentOf, newSecret, type Enrolment } from '../totp.js';

export class LogInStaffDto {
  @MaxLength(1_000)
  email!: string;

  @MaxLength(1_000)
  password!: string;
}

export type LoginStep =
  | { step: 'done'; staffId: string; cookie: SessionCookie }
  | { step: 'code'; token: string; expiresAt: Date }
  | { step: 'enrolment'; token: string; expiresAt: Date; enrolment: Enrolment };

export class LogInStaff extends Command<LoginStep> {
  constructor(readonly input: { body: LogInStaffDto; place: Place; key: string }) {
    super();
  }
}

@CommandHandler(LogInStaff)
export class LogInStaffHandler implements ICommandHandler<LogInStaff> {
  constructor(
    private readonly store: Store,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly devices: KnownDevices,
    private readonly logins: LoginSessions,
    private readonly tokens: StaffTokens,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async execute({ input: { body, key, place } }: LogInStaff): Promise<LoginStep> {
    const account = staffEmail(body.email);
    const holder = await this.store.holder(STAFF_EMAIL, account);
    const known = this.devices.recognise('staff', holder, place);
    const attempt = { kind: 'staff', account, address: place.address, known } as const;
    const { staffId, stamp } = await this.attempts.guard(attempt, LOGIN_LIMITS, async () => {
      const stamp = await this.passwords.verify(holder, body.password);
      return holder !== null && stamp !== undefined ? { staffId: holder, stamp } : undefined;
    });
    const required = this.config.secondFactorRequired;
    const { status, authenticator } = await this.store.readFresh(staffMemberOf(staffId));
    if (status !== 'active') throw staffDisabled({});
    if (authenticator) {
      const issued = await this.tokens.begin('login', staffId, { ...LOGIN_MINUTES, stamp });
      return { step: 'code', ...whileStanding(issued) };
    }
    if (required) return this.enrolment(staffId, stamp, account);
    const staffMember = staffMemberOf(staffId);
    const command = { actor: staffActor(staffId), key, request: 'log in', writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => logIn(state, { proof: null, required, now: tx.now }));
    });
    const cookie = await this.logins.open('staff', staffId, { key, stamp, device: place.device });
    return { step: 'done', staffId, cookie: whileStanding(cookie) };
  }

  private async enrolment(staffId: string, stamp: SecurityStamp, account: string): Promise<LoginStep> {
    const secret = newSecret();
    const subject = await this.vault.seal(staffId, secret);
    const [issued, enrolment] = await Promise.all([
      this.tokens.begin('enrolment', staffId, { ...LOGIN_MINUTES, subject, stamp }),
      enrolmentOf(secret, account, this.settings.current().name),
    ]);
    return { step: 'enrolment', ...whileStanding(issued), enrolment };
  }
}

/** Fails the login if the password or rights have changed since the password was checked. */
function whileStanding<T>(opened: T | undefined): T {
  if (!opened) throw loginFailed({});
  return opened;
}
