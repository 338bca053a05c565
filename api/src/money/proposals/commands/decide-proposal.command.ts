import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Settings } from '../../../ground/settings/index.js';
import { claimedByColleague, WorkClaims } from '../../../ground/claims/index.js';
import { SecondPerson } from '../../../ground/staff/index.js';
import { IsReason, staffActor, Store, Vault, type Transaction } from '../../../kernel/index.js';
import { memberOf } from '../../../members/accounts/index.js';
import { grantGoodwill, walletOf } from '../../credits/index.js';
import { approveRefund, openRefund, refundOf } from '../../refunds/index.js';
import { approveProposal, dropProposal, proposalOf, type Proposed } from '../proposal.js';
import { proposalNotFound } from '../proposals.errors.js';
import { requireNotGone } from './propose.command.js';

/** Why a second person agrees, or does not. */
export class DecideProposalDto {
  @IsReason('For colleagues and the books')
  reason!: string;
}

class DecideProposal extends Command<{ status: string }> {
  constructor(readonly input: { proposalId: string; staffId: string; body: DecideProposalDto; key: string }) {
    super();
  }
}
export class ApproveProposal extends DecideProposal {}
export class DropProposal extends DecideProposal {}

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
    await this.claims.requireFree('proposals', proposalId, staffId, claimedByColleague);
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
        tx.decide(ref, (state) => approveProposal(state, { by: staffId, reason, most, at: tx.at }));
        if (proposed.kind === 'refund') beginRefund(tx, proposalId, proposed, staffId);
        else {
          requireNotGone(tx.state(memberOf(memberId)));
          grantGoodwill(tx, { memberId, credits: proposed.credits, proposalId });
        }
        return { status: tx.state(ref).status };
      },
    );
  }
}

function beginRefund(
  tx: Transaction,
  refundId: string,
  { memberId, paymentId, by: begunBy, ...shown }: Extract<Proposed, { kind: 'refund' }>,
  approvedBy: string,
): void {
  openRefund(tx, { refundId, memberId, paymentId, begunBy, credits: shown.credits, shown, term: null });
  // Two people have agreed to it, so the limit above which a second one confirms is met.
  const approved = { by: approvedBy, reason: shown.reason, fourEyesAbove: Infinity, at: tx.at };
  tx.decide(refundOf(refundId), (state) => approveRefund(state, approved));
}

/** A colleague does not agree, or who proposed it takes it back; the member never hears of it. */
@CommandHandler(DropProposal)
export class DropProposalHandler implements ICommandHandler<DropProposal> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly claims: WorkClaims,
  ) {}

  async execute({ input: { proposalId, staffId, body, key } }: DropProposal): Promise<{ status: string }> {
    const ref = proposalOf(proposalId);
    const { proposed } = await this.store.readFresh(ref);
    if (!proposed) throw proposalNotFound({});
    // Whoever proposed it may always take it back.
    if (proposed.by !== staffId) await this.claims.requireFree('proposals', proposalId, staffId, claimedByColleague);
    const reason = await this.vault.sealIfKnown(proposed.memberId, body.reason.trim());
    const command = { actor: staffActor(staffId), key, request: { drop: proposalId, input: body }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => dropProposal(state, { by: staffId, reason, at: tx.at }));
      return { status: tx.state(ref).status };
    });
  }
}
