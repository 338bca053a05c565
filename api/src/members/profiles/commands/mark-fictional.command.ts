import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { memberOf } from '../../accounts/index.js';
import { markFictional, profileOf } from '../profile.js';
import { memberNotFound } from '../profiles.errors.js';

export class MarkFictional extends Command<void> {
  constructor(readonly input: { staffId: string; memberId: string; key: string; reason: string }) {
    super();
  }
}

@CommandHandler(MarkFictional)
export class MarkFictionalHandler implements ICommandHandler<MarkFictional> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { staffId, memberId, key, reason } }: MarkFictional): Promise<void> {
    const [profile, member] = [profileOf(memberId), memberOf(memberId)] as const;
    const sealed = await this.vault.seal(memberId, reason, { missing: memberNotFound });
    const request = { fictional: memberId, reason };
    await this.store.transact(
      { actor: staffActor(staffId), key, request, writes: [profile], reads: [member] },
      (tx) => {
        const { signedUpAt, confirmedAt } = tx.state(member);
        const account = signedUpAt === null ? {} : { signedUpAt, confirmedAt };
        tx.decide(profile, (state) => markFictional(state, { reason: sealed, now: tx.now, account }));
        return {};
      },
    );
  }
}
