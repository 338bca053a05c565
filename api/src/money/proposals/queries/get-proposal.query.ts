import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Store } from '../../../kernel/index.js';
import { actionsOf, PROPOSAL_ACTIONS, proposalOf } from '../proposal.js';
import { proposalNotFound } from '../proposals.errors.js';
import { ProposalsList } from '../proposals.list.js';

export const ConsoleProposalDetail = Type.Object({
  ...ProposalsList.item.properties,
  actions: Type.Array(Type.Enum([...PROPOSAL_ACTIONS]), { description: 'What the caller can do about it now' }),
});
export type ConsoleProposalDetail = Static<typeof ConsoleProposalDetail>;

export class GetProposal extends Query<ConsoleProposalDetail> {
  constructor(readonly input: { proposalId: string; staffId: string }) {
    super();
  }
}

@QueryHandler(GetProposal)
export class GetProposalHandler implements IQueryHandler<GetProposal> {
  constructor(
    private readonly proposals: ProposalsList,
    private readonly store: Store,
  ) {}

  async execute({ input: { proposalId, staffId } }: GetProposal): Promise<ConsoleProposalDetail> {
    const [proposal, state] = await Promise.all([
      this.proposals.find(proposalId),
      this.store.readFresh(proposalOf(proposalId)),
    ]);
    if (!proposal) throw proposalNotFound({});
    return { ...proposal, actions: actionsOf(state, staffId) };
  }
}
