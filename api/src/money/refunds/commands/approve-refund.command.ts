import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { approveRefund, refundOf } from '../refund.js';

export class ApproveRefund extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; key: string }) {
    super();
  }
}

/** A policy starts the pay-out, above the limit only after a second person confirmed it; the credits stay held. */
@CommandHandler(ApproveRefund)
export class ApproveRefundHandler implements ICommandHandler<ApproveRefund> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
  ) {}

  execute({ input: { refundId, staffId, key } }: ApproveRefund): Promise<{ status: string }> {
    const ref = refundOf(refundId);
    const { fourEyesAbove } = this.settings.current();
    return this.store.transact(
      { actor: staffActor(staffId), key, request: { approve: refundId }, writes: [ref] },
      (tx) => {
        tx.decide(ref, (state) => approveRefund(state, { by: staffId, fourEyesAbove, at: tx.now.toISOString() }));
        return { status: tx.state(ref).status };
      },
    );
  }
}
