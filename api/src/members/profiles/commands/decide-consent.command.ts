import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Store } from '../../../kernel/index.js';
import type { Purpose } from '../profile-fields.values.js';
import { decideConsent, profileOf } from '../profile.js';

/** Gives or withdraws consent to storing special category data for a purpose. */
export class DecideConsent extends Command<void> {
  constructor(readonly input: { memberId: string; key: string; purpose: Purpose; given: boolean }) {
    super();
  }
}

@CommandHandler(DecideConsent)
export class DecideConsentHandler implements ICommandHandler<DecideConsent> {
  constructor(private readonly store: Store) {}

  async execute({ input: { memberId, key, purpose, given } }: DecideConsent): Promise<void> {
    const profile = profileOf(memberId);
    await this.store.transact({ actor: memberId, key, request: { purpose, given }, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => decideConsent(state, { purpose, given, now: tx.now }));
      return {};
    });
  }
}
