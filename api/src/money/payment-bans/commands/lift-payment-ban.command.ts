import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsReason, staffActor, Store, Vault } from '../../../kernel/index.js';
import { blocked, keyOwner, unblock } from '../blocked.js';
import { notBlocked } from '../payment-bans.errors.js';

export class LiftPaymentBanDto {
  @IsReason()
  reason!: string;
}

export class LiftPaymentBan extends Command<{ id: string }> {
  constructor(readonly input: { id: string; staffId: string; body: LiftPaymentBanDto; key: string }) {
    super();
  }
}

@CommandHandler(LiftPaymentBan)
export class LiftPaymentBanHandler implements ICommandHandler<LiftPaymentBan> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { id, staffId, body, key } }: LiftPaymentBan): Promise<{ id: string }> {
    const ref = blocked.of(id);
    const state = await this.store.readFresh(ref);
    const owner = keyOwner(id, state);
    // One that an earlier release made anew has the key of the first.
    if (state.active) await this.vault.createKey(owner);
    const reason = await this.vault.seal(owner, body.reason.trim(), { missing: notBlocked });
    const command = { actor: staffActor(staffId), key, request: { unblock: id, input: body }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => unblock(state, { reason, at: tx.now }));
      return { id };
    });
  }
}
