import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { WorkClaims } from '../../../ground/claims/index.js';
import { approveRefund, refundOf } from '../refund.js';
import { refundNotFound } from '../refunds.errors.js';
import type { ApproveRefundDto } from '../refunds.dto.js';

export class ApproveRefund extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; body: ApproveRefundDto; key: string }) {
    super();
  }
}

/** A policy starts the pay-out, above the limit only after a second person confirmed it; the credits stay held. */
@CommandHandler(ApproveRefund)
export class ApproveRefundHandler implements ICommandHandler<ApproveRefund> {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly claims: WorkClaims,
    private readonly vault: Vault,
  ) {}

  async execute({ input: { refundId, staffId, body, key } }: ApproveRefund): Promise<{ status: string }> {
    await this.claims.requireFree('refunds', refundId, staffId);
    const ref = refundOf(refundId);
    const { request } = await this.store.readFresh(ref);
    if (!request) throw refundNotFound({});
    const reason = await this.vault.sealIfKnown(request.memberId, body.reason.trim());
    const { fourEyesAbove } = this.settings.current();
    return this.store.transact(
      { actor: staffActor(staffId), key, request: { approve: refundId, input: body }, writes: [ref] },
      (tx) => {
        tx.decide(ref, (state) =>
          approveRefund(state, { by: staffId, reason, fourEyesAbove, at: tx.now.toISOString() }),
        );
        return { status: tx.state(ref).status };
      },
    );
  }
}
