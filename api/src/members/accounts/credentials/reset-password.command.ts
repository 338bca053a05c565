import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MaxLength } from 'class-validator';
import { LoginAttempts, Passwords, type Place } from '../../../ground/authentication/index.js';
import { invalidInput, isRefusal, Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { emailNotFound, linkExpired } from '../accounts.errors.js';
import { Accounts } from '../accounts.js';
import { LinkTokens } from './link-tokens.js';
import { LinkDto } from '../link.dto.js';
import { memberOf } from '../member.js';
import { MemberSessions } from './member-sessions.js';
import { resetPassword } from './password.js';
import { passwordProblems } from '../sign-up/sign-up.js';
import { EnumerationGuard } from '../sign-up/enumeration-guard.js';
import { normaliseEmail } from '../email.js';
import { MailPreferences } from '../preferences/mail-preferences.js';
import { PasswordResets } from './password-resets.js';

export class ResetPasswordDto extends LinkDto {
  @MaxLength(1_000)
  password!: string;
}

export class ResetPassword extends Command<string> {
  constructor(readonly input: { token: string; password: string; key: string; address: string }) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly store: Store,
    private readonly accounts: Accounts,
    private readonly attempts: LoginAttempts,
    private readonly passwords: Passwords,
    private readonly links: LinkTokens,
    private readonly sessions: MemberSessions,
    private readonly settings: Settings,
  ) {}

  /** @returns the member's id */
  async execute({ input: { token, password, key, address } }: ResetPassword): Promise<string> {
    const link = await this.links.find('password-reset', token);
    if (!link) throw linkExpired({});
    const problems = passwordProblems(password, this.settings.current());
    if (problems.length > 0) throw invalidInput(problems);
    const { memberId, subject } = link;
    const passwordHash = await this.passwords.hash(password);
    const member = memberOf(memberId);
    const request = { token, password };
    await this.store.transact({ actor: memberId, key, request, writes: [member] }, (tx) => {
      tx.decide(member, (state) => resetPassword(state, { subject, now: tx.now }));
      this.passwords.keep(tx, memberId, passwordHash);
    });
    await this.sessions.endFallen(memberId);
    // Members who forgot their password have often locked their account first.
    const email = await this.accounts.emailOf(memberId);
    if (email) await this.attempts.forget('member', email, address);
    return memberId;
  }
}

export class RequestPasswordReset extends Command<void> {
  constructor(readonly input: { email: string; key: string; place: Place }) {
    super();
  }
}

/** Above the rate limit the answer is the same for every address, and only the mail tells more. */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly store: Store,
    private readonly enumerationGuard: EnumerationGuard,
    private readonly mailPreferences: MailPreferences,
    private readonly resets: PasswordResets,
  ) {}

  async execute({ input: { email: typed, key, place } }: RequestPasswordReset): Promise<void> {
    const email = normaliseEmail(typed);
    // An accepted request reveals as much as a rejected one, so every answer is counted.
    const told = await this.enumerationGuard.tell({ by: 'password-reset', email: email ?? typed, place });
    try {
      const memberId = email === null ? null : await this.store.holder('email', email);
      if (memberId === null) throw emailNotFound({});
      await this.mailPreferences.requireReachable(memberId);
      await this.resets.request(memberId, key);
    } catch (error) {
      if (told || !isRefusal(error) || error.status >= 500) throw error;
    }
  }
}
