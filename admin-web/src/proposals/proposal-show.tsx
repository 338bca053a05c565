import { useShowContext } from 'react-admin';
import { ListLoading } from '../layout/list-loading';
import { ShowPage } from '../layout/show-page';
import { TO_DO, type ProposalDetail } from '../layout/proposals/proposal';
import { ProposalPage } from './proposal-page';

const QUEUE = { filter: { status: TO_DO }, since: 'proposed_at' };
/** Nobody decides about their own proposal, so it has no keys for that; a row of the list does not say whose it is. */
const hintsOf = ({ actions = [] }: Partial<ProposalDetail>) => [
  ...(actions.includes('approve') ? [{ keys: ['A'], text: 'approve' }] : []),
  ...(actions.includes('refuse') ? [{ keys: ['R'], text: 'refuse' }] : []),
];
const LATER = 20_000;

export const ProposalShow = () => (
  <ShowPage<ProposalDetail> hints={hintsOf} queue={QUEUE} queryOptions={{ refetchInterval: LATER }}>
    <Loaded />
  </ShowPage>
);

function Loaded() {
  const { record } = useShowContext<ProposalDetail>();
  // A row of the list stands in for it until the whole is there.
  return record && 'actions' in record ? <ProposalPage key={record.id} proposal={record} /> : <ListLoading />;
}
