import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Place } from '../../../ground/authentication/index.js';
import { isRefusal, Store } from '../../../kernel/index.js';
import { emailNotFound } from '../accounts.errors.js';
import { EnumerationGuard } from '../sign-up/enumeration-guard.js';
import { normaliseEmail } from '../email.js';
import { MailPreferences } from '../preferences/mail-preferences.js';
import { PasswordResets } from './password-resets.js';

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
