import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Settings } from '../../../ground/settings/index.js';
import { WorkClaims } from '../../../ground/claims/index.js';
import { SecondPerson } from '../../../ground/staff/index.js';
import { staffActor, Store, Vault, type Transaction } from '../../../kernel/index.js';
import { memberOf } from '../../../members/accounts/index.js';
import { grantGoodwill, holdCredits, walletOf } from '../../credits/index.js';
import { approveRefund, refundChanged, refundOf, requestRefund } from '../../refunds/index.js';
import { approveProposal, proposalOf, type Proposed } from '../proposal.js';
import type { DecideProposalDto } from '../proposals.dto.js';
import { proposalNotFound } from '../proposals.errors.js';
import { requireStanding } from '../standing.js';
import { sameOffer } from './propose-refund.command.js';

export class ApproveProposal extends Command<{ status: string }> {
  constructor(readonly input: { proposalId: string; staffId: string; body: DecideProposalDto; key: string }) {
    super();
  }
}

/**
 * The second person agrees, and it is done in one transaction (ADM-04). A refund has the id of its proposal, so there is
 * one at most; its credits must still be worth what both of them saw.
 */
@CommandHandler(ApproveProposal)
export class ApproveProposalHandler implements ICommandHandler<ApproveProposal> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly claims: WorkClaims,
    private readonly secondPerson: SecondPerson,
  ) {}

  async execute({ input: { proposalId, staffId, body, key } }: ApproveProposal): Promise<{ status: string }> {
    await this.claims.requireFree('proposals', proposalId, staffId);
    const ref = proposalOf(proposalId);
    const { proposed } = await this.store.readFresh(ref);
    if (!proposed) throw proposalNotFound({});
    await this.secondPerson.requireIndependent({ first: proposed.by, second: staffId });
    const { memberId } = proposed;
    const reason = await this.vault.sealIfKnown(memberId, body.reason.trim());
    const most = this.settings.current().goodwillLimit;
    const writes = [ref, walletOf(memberId), ...(proposed.kind === 'refund' ? [refundOf(proposalId)] : [])];
    return this.store.transact(
      {
        actor: staffActor(staffId),
        key,
        request: { approve: proposalId, input: body },
        reads: [memberOf(memberId)],
        writes,
      },
      (tx) => {
        const at = tx.now.toISOString();
        tx.decide(ref, (state) => approveProposal(state, { by: staffId, reason, most, at }));
        if (proposed.kind === 'refund') beginRefund(tx, { ...proposed, refundId: proposalId, approvedBy: staffId });
        else {
          requireStanding(tx.state(memberOf(memberId)));
          grantGoodwill(tx, { memberId, credits: proposed.credits, proposalId });
        }
        return { status: tx.state(ref).status };
      },
    );
  }
}

function beginRefund(
  tx: Transaction,
  {
    refundId,
    approvedBy,
    memberId,
    paymentId,
    by,
    reason,
    ...offer
  }: Extract<Proposed, { kind: 'refund' }> & { refundId: string; approvedBy: string },
): void {
  const at = tx.now.toISOString();
  const held = holdCredits(tx, { memberId, refundId, paymentId, credits: offer.credits, term: null });
  if (!sameOffer(held, offer)) throw refundChanged({ credits: held.credits, ...held.amount });
  const { credits, amount } = held;
  const request = { memberId, paymentId, credits, amount, requestedAt: at, begunBy: by };
  tx.decide(refundOf(refundId), (state) => requestRefund(state, request));
  // Two people have agreed to it, so the limit above which a second one confirms is met.
  tx.decide(refundOf(refundId), (state) =>
    approveRefund(state, { by: approvedBy, reason, fourEyesAbove: Infinity, at }),
  );
}
