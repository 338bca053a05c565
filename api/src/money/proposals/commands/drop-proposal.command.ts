import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WorkClaims } from '../../../ground/claims/index.js';
import { staffActor, Store, Vault } from '../../../kernel/index.js';
import { dropProposal, proposalOf } from '../proposal.js';
import type { DecideProposalDto } from '../proposals.dto.js';
import { proposalNotFound } from '../proposals.errors.js';

export class DropProposal extends Command<{ status: string }> {
  constructor(readonly input: { proposalId: string; staffId: string; body: DecideProposalDto; key: string }) {
    super();
  }
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
    if (proposed.by !== staffId) await this.claims.requireFree('proposals', proposalId, staffId);
    const reason = await this.vault.sealIfKnown(proposed.memberId, body.reason.trim());
    const command = { actor: staffActor(staffId), key, request: { drop: proposalId, input: body }, writes: [ref] };
    return this.store.transact(command, (tx) => {
      tx.decide(ref, (state) => dropProposal(state, { by: staffId, reason, at: tx.now.toISOString() }));
      return { status: tx.state(ref).status };
    });
  }
}
