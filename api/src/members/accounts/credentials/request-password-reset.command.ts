import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Place } from '../../../ground/authentication/index.js';
import { isRefusal, Store } from '../../../kernel/index.js';
import { emailNotFound } from '../accounts.errors.js';
import { EnumerationGuard } from '../sign-up/enumeration-guard.js';
import { normaliseEmail } from '../email.js';
import { PasswordResets } from './password-resets.js';

export class RequestPasswordReset extends Command<void> {
  constructor(readonly input: { email: string; key: string; place: Place }) {
    super();
  }
}

/** Where too much was asked already every address is answered alike, and the mail alone says the rest. */
@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly store: Store,
    private readonly enumerationGuard: EnumerationGuard,
    private readonly resets: PasswordResets,
  ) {}

  async execute({ input: { email: typed, key, place } }: RequestPasswordReset): Promise<void> {
    const email = normaliseEmail(typed);
    // Being mailed tells as much as being refused: every answer counts.
    const told = await this.enumerationGuard.tell({ by: 'password-reset', email: email ?? typed, place });
    try {
      const memberId = email === null ? null : await this.store.holder('email', email);
      if (memberId === null) throw emailNotFound({});
      await this.resets.request(memberId, key);
    } catch (error) {
      if (told || !isRefusal(error) || error.status >= 500) throw error;
    }
  }
}
