import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LoginAttempts, LoginSessions, Passwords, type SessionCookie } from '../../authentication/index.js';
import { Config, staffActor, Store, Vault } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { logIn } from '../login-rules.js';
import { LOGIN_LIMITS, LOGIN_MINUTES } from '../login-limits.js';
import { staffMemberOf } from '../staff-member.js';
import { STAFF_EMAIL, staffEmail } from '../staff-email.js';
import { staffDisabled } from '../staff.errors.js';
import { StaffTokens } from '../staff-tokens.js';
import { enrolmentOf, newSecret, type Enrolment } from '../totp.js';

export type LoginStep =
  | { step: 'done'; staffId: string; cookie: SessionCookie }
  | { step: 'code'; token: string; expiresAt: Date }
  | { step: 'enrolment'; token: string; expiresAt: Date; enrolment: Enrolment };

export class LogInStaff extends Command<LoginStep> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly key: string,
    readonly from: { address: string; device: string | null },
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
    private readonly tokens: StaffTokens,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async execute({ email, password, key, from }: LogInStaff): Promise<LoginStep> {
    const account = staffEmail(email);
    const attempt = { kind: 'staff', account, address: from.address } as const;
    const staffId = await this.attempts.guard(attempt, LOGIN_LIMITS, async () => {
      const holder = await this.store.holder(STAFF_EMAIL, account);
      return (await this.passwords.matches(holder, password)) && holder !== null ? holder : undefined;
    });
    const required = this.config.secondFactorRequired;
    const { status, authenticator } = await this.store.readFresh(staffMemberOf(staffId));
    if (status !== 'active') throw staffDisabled({});
    if (authenticator) return { step: 'code', ...(await this.tokens.issue('login', staffId, LOGIN_MINUTES)) };
    if (required) return this.enrolment(staffId, account);
    const staffMember = staffMemberOf(staffId);
    const command = { actor: staffActor(staffId), key, request: 'log in', writes: [staffMember] };
    await this.store.transact(command, (tx) => {
      tx.decide(staffMember, (state) => logIn(state, { proof: null, required, now: tx.now }));
      return {};
    });
    return { step: 'done', staffId, cookie: await this.logins.open('staff', staffId, from.device) };
  }

  private async enrolment(staffId: string, account: string): Promise<LoginStep> {
    const secret = newSecret();
    const subject = await this.vault.seal(staffId, secret);
    const [issued, enrolment] = await Promise.all([
      this.tokens.issue('enrolment', staffId, { ...LOGIN_MINUTES, subject }),
      enrolmentOf(secret, account, this.settings.current().name),
    ]);
    return { step: 'enrolment', ...issued, enrolment };
  }
}
