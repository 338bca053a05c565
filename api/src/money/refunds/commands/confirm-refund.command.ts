import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { WorkClaims } from '../../../ground/claims/index.js';
import { SecondPerson } from '../../../ground/staff/index.js';
import { confirmRefund, refundOf } from '../refund.js';
import { refundNotFound } from '../refunds.errors.js';
import type { ApproveRefundDto } from '../refunds.dto.js';

export class ConfirmRefund extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; body: ApproveRefundDto; key: string }) {
    super();
  }
}

/** The second of four eyes: the pay-out starts now. */
@CommandHandler(ConfirmRefund)
export class ConfirmRefundHandler implements ICommandHandler<ConfirmRefund> {
  constructor(
    private readonly store: Store,
    private readonly claims: WorkClaims,
    private readonly secondPerson: SecondPerson,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { refundId, staffId, body, key } }: ConfirmRefund): Promise<{ status: string }> {
    await this.claims.requireFree('refunds', refundId, staffId);
    const ref = refundOf(refundId);
    const { request, approvedBy } = await this.store.readFresh(ref);
    if (!request) throw refundNotFound({});
    if (approvedBy !== null) await this.secondPerson.requireIndependent({ first: approvedBy, second: staffId });
    const reason = await this.vault.sealIfKnown(request.memberId, body.reason.trim());
    const command = { actor: staffActor(staffId), key, request: { confirm: refundId, input: body }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => confirmRefund(state, { by: staffId, reason, at: tx.now.toISOString() }));
      return { status: tx.state(ref).status };
    });
  }
}
