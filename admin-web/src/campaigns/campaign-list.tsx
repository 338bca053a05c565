import { ListPage } from '../layout/lists/list-page';
import { CampaignCards } from './campaign-cards';
import { CampaignFilters } from './campaign-filters';
import { CampaignTable } from './campaign-table';

export const CampaignList = () => (
  <ListPage
    sort={{ field: 'written_at', order: 'DESC' }}
    filters={<CampaignFilters />}
    table={<CampaignTable />}
    cards={<CampaignCards />}
    hints={[{ keys: ['N'], text: 'new' }]}
  />
);
