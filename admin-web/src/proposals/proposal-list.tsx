import { ListPage } from '../layout/lists/list-page';
import { TO_DO } from '../layout/proposals/proposal';
import { ProposalCards } from './proposal-cards';
import { ProposalFilters } from './proposal-filters';
import { ProposalTable } from './proposal-table';

export const ProposalList = () => (
  <ListPage
    exported
    sort={{ field: 'proposed_at', order: 'ASC' }}
    filterDefaultValues={{ status: TO_DO }}
    filters={<ProposalFilters />}
    table={<ProposalTable />}
    cards={<ProposalCards />}
  />
);
