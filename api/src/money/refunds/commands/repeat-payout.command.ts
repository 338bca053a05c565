import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { WorkClaims } from '../../../ground/staff/index.js';
import { refundOf, repeatPayout } from '../refund.js';

export class RepeatPayout extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; key: string }) {
    super();
  }
}

/** Starts a new pay-out attempt after the provider refused the last one. */
@CommandHandler(RepeatPayout)
export class RepeatPayoutHandler implements ICommandHandler<RepeatPayout> {
  constructor(
    private readonly store: Store,
    private readonly claims: WorkClaims,
  ) {}

  async execute({ input: { refundId, staffId, key } }: RepeatPayout): Promise<{ status: string }> {
    await this.claims.requireFree('refunds', refundId, staffId);
    const ref = refundOf(refundId);
    return this.store.transact(
      { actor: staffActor(staffId), key, request: { repeat: refundId }, writes: [ref] },
      (tx) => {
        tx.decide(ref, (state) => repeatPayout(state, { at: tx.now.toISOString() }));
        return { status: tx.state(ref).status };
      },
    );
  }
}
