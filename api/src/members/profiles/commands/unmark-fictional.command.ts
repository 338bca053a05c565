import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { unmarkFictional, profileOf } from '../profile.js';
import { memberNotFound } from '../profiles.errors.js';

export class UnmarkFictional extends Command<void> {
  constructor(readonly input: { staffId: string; memberId: string; key: string; reason: string }) {
    super();
  }
}

@CommandHandler(UnmarkFictional)
export class UnmarkFictionalHandler implements ICommandHandler<UnmarkFictional> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, memberId, key, reason } }: UnmarkFictional): Promise<void> {
    const profile = profileOf(memberId);
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const request = { not_fictional: memberId, reason };
    await this.store.transact({ actor: staffActor(staffId), key, request, writes: [profile] }, (tx) => {
      tx.decide(profile, (state) => unmarkFictional(state, { reason: sealed, now: tx.now }));
      return {};
    });
  }
}
