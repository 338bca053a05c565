import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { confirmRefund, refundOf } from '../refund.js';

export class ConfirmRefund extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; key: string }) {
    super();
  }
}

/** The second of four eyes: the pay-out starts now. */
@CommandHandler(ConfirmRefund)
export class ConfirmRefundHandler implements ICommandHandler<ConfirmRefund> {
  constructor(private readonly store: Store) {}

  execute({ input: { refundId, staffId, key } }: ConfirmRefund): Promise<{ status: string }> {
    const ref = refundOf(refundId);
    const command = { actor: staffActor(staffId), key, request: { confirm: refundId }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => confirmRefund(state, { by: staffId, at: tx.now.toISOString() }));
      return { status: tx.state(ref).status };
    });
  }
}
