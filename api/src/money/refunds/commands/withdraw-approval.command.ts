import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { refundOf, withdrawApproval } from '../refund.js';
import type { ApproveRefundDto } from '../refunds.dto.js';
import { refundNotFound } from '../refunds.errors.js';

export class WithdrawApproval extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; body: ApproveRefundDto; key: string }) {
    super();
  }
}

/** The approver withdraws the approval before anybody has confirmed it. */
@CommandHandler(WithdrawApproval)
export class WithdrawApprovalHandler implements ICommandHandler<WithdrawApproval> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { refundId, staffId, body, key } }: WithdrawApproval): Promise<{ status: string }> {
    const ref = refundOf(refundId);
    const { request } = await this.store.readFresh(ref);
    if (!request) throw refundNotFound({});
    const reason = await this.vault.sealIfKnown(request.memberId, body.reason.trim());
    const command = { actor: staffActor(staffId), key, request: { withdraw: refundId, input: body }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => withdrawApproval(state, { by: staffId, reason, at: tx.now.toISOString() }));
      return { status: tx.state(ref).status };
    });
  }
}
