import { ShowPage } from '../layout/shows/show-page';
import { TO_DO, type ProposalDetail } from '../layout/proposals/proposal';
import { ProposalPage } from './proposal-page';

const QUEUE = { filter: { status: TO_DO }, since: 'proposed_at' };
/** Nobody decides about their own proposal, so it has no keys for that. */
const hintsOf = ({ actions }: ProposalDetail) => [
  ...(actions.includes('approve') ? [{ keys: ['A'], text: 'approve' }] : []),
  ...(actions.includes('refuse') ? [{ keys: ['R'], text: 'refuse' }] : []),
];
const LATER = 20_000;

export const ProposalShow = () => (
  <ShowPage<ProposalDetail> hints={hintsOf} queue={QUEUE} queryOptions={{ refetchInterval: LATER }}>
    {(proposal) => <ProposalPage proposal={proposal} />}
  </ShowPage>
);
