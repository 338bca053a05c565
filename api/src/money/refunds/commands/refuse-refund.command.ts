import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { memberOf } from '../../../members/accounts/index.js';
import { releaseCredits, releaseToNobody, walletOf } from '../../credits/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { WorkClaims } from '../../../ground/claims/index.js';
import { refundOf, refuseRefund } from '../refund.js';
import { refundNotFound } from '../refunds.errors.js';
import type { RefuseRefundDto } from '../refunds.dto.js';

export class RefuseRefund extends Command<{ status: string }> {
  constructor(
    readonly input: {
      refundId: string;
      staffId: string;
      body: RefuseRefundDto;
      key: string;
    },
  ) {
    super();
  }
}

/** The credits are released in the same transaction (MNY-08). */
@CommandHandler(RefuseRefund)
export class RefuseRefundHandler implements ICommandHandler<RefuseRefund> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly claims: WorkClaims,
  ) {}

  async execute({ input: { refundId, staffId, body, key } }: RefuseRefund): Promise<{ status: string }> {
    await this.claims.requireFree('refunds', refundId, staffId);
    const ref = refundOf(refundId);
    const { request } = await this.store.readFresh(ref);
    if (!request) throw refundNotFound({});
    const { memberId } = request;
    const forgotten = (await this.store.readFresh(memberOf(memberId))).status === 'none';
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    return this.store.transact(
      {
        actor: staffActor(staffId),
        key,
        request: { refuse: refundId, input: body },
        writes: [ref, walletOf(memberId)],
      },
      (tx) => {
        tx.decide(ref, (state) => refuseRefund(state, { reason, at: tx.now.toISOString() }));
        const release = forgotten ? releaseToNobody : releaseCredits;
        release(tx, { memberId, refundId });
        return { status: tx.state(ref).status };
      },
    );
  }
}
