import { Injectable } from '@nestjs/common';
import type { Place } from '../../../ground/authentication/index.js';
import { invalidInput, Store, Vault, type Sealed } from '../../../kernel/index.js';
import { emailTaken } from '../accounts.errors.js';
import { EnumerationGuard } from './enumeration-guard.js';
import { normaliseEmail } from '../email.js';

/** Checks and seals a new address that a member enters (ACC-04, ACC-08). */
@Injectable()
export class NewAddress {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly enumerationGuard: EnumerationGuard,
  ) {}

  /**
   * @param place where the request comes from
   * @throws invalidInput, emailTaken, tooManyTries
   */
  async of(memberId: string, typed: string, place: Place): Promise<{ email: string; sealed: Sealed }> {
    const email = normaliseEmail(typed);
    if (email === null) throw invalidInput([{ field: 'email', code: 'invalid_new_email' }]);
    await this.enumerationGuard.limit({ by: 'new-address', email, place }, async () => {
      const holder = await this.store.holder('email', email);
      // A retry may find that the address is the member's already.
      if (holder !== null && holder !== memberId) throw emailTaken({});
    });
    return { email, sealed: await this.vault.seal(memberId, email) };
  }
}
