import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { WorkClaims } from '../../../ground/claims/index.js';
import { refundOf, repeatPayout } from '../refund.js';
import type { ApproveRefundDto } from '../refunds.dto.js';
import { refundNotFound } from '../refunds.errors.js';

export class RepeatPayout extends Command<{ status: string }> {
  constructor(readonly input: { refundId: string; staffId: string; body: ApproveRefundDto; key: string }) {
    super();
  }
}

/** Starts a new pay-out attempt after the provider refused the last one. */
@CommandHandler(RepeatPayout)
export class RepeatPayoutHandler implements ICommandHandler<RepeatPayout> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly claims: WorkClaims,
  ) {}

  async execute({ input: { refundId, staffId, body, key } }: RepeatPayout): Promise<{ status: string }> {
    await this.claims.requireFree('refunds', refundId, staffId);
    const ref = refundOf(refundId);
    const { request } = await this.store.readFresh(ref);
    if (!request) throw refundNotFound({});
    const reason = await this.vault.sealIfKnown(request.memberId, body.reason.trim());
    return this.store.transact(
      { actor: staffActor(staffId), key, request: { repeat: refundId, input: body }, writes: [ref] },
      (tx) => {
        tx.decide(ref, (state) => repeatPayout(state, { reason, at: tx.now.toISOString() }));
        return { status: tx.state(ref).status };
      },
    );
  }
}
