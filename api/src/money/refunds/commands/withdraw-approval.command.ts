import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { refundOf, withdrawApproval } from '../refund.js';

export class WithdrawApproval extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; key: string }) {
    super();
  }
}

/** The approver withdraws the approval before anybody has confirmed it. */
@CommandHandler(WithdrawApproval)
export class WithdrawApprovalHandler implements ICommandHandler<WithdrawApproval> {
  constructor(private readonly store: Store) {}

  execute({ input: { refundId, staffId, key } }: WithdrawApproval): Promise<{ status: string }> {
    const ref = refundOf(refundId);
    const command = { actor: staffActor(staffId), key, request: { withdraw: refundId }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => withdrawApproval(state, { by: staffId, at: tx.now.toISOString() }));
      return { status: tx.state(ref).status };
    });
  }
}
