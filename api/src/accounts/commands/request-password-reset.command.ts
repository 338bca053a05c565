import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LoginAttempts, loginFailed } from '../../authentication/index.js';
import { isRefusal, Store } from '../../kernel/index.js';
import { Settings } from '../../settings/index.js';
import { emailNotFound } from '../accounts.errors.js';
import { normaliseEmail } from '../email.js';
import { memberOf } from '../member.js';
import { requestPasswordReset } from '../password.js';

export class RequestPasswordReset extends Command<void> {
  constructor(
    readonly typed: string,
    readonly key: string,
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly store: Store,
    private readonly attempts: LoginAttempts,
    private readonly settings: Settings,
  ) {}

  async execute({ typed, key, address }: RequestPasswordReset): Promise<void> {
    const memberId = await this.holderOf(typed, address);
    const member = memberOf(memberId);
    await this.store.transact({ actor: memberId, key, request: 'password reset', writes: [member] }, (tx) => {
      tx.decide(member, (state) => requestPasswordReset(state, tx));
      return {};
    });
  }

  /** Unknown addresses count like wrong logins: the site tells who has an account here, but not to a list of addresses. */
  private async holderOf(typed: string, address: string): Promise<string> {
    const email = normaliseEmail(typed);
    const { loginTries: tries, loginLockMinutes: lockMinutes } = this.settings.current();
    const attempt = { kind: 'reset', account: email ?? typed, address } as const;
    try {
      return await this.attempts.guard(attempt, { tries, lockMinutes }, async () =>
        email === null ? undefined : ((await this.store.holder('email', email)) ?? undefined),
      );
    } catch (error) {
      throw isRefusal(error) && error.code === loginFailed.code ? emailNotFound({}) : error;
    }
  }
}
