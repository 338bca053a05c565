import { ListPage } from '../layout/lists/list-page';
import { StaffCards } from './staff-cards';
import { StaffFilters } from './staff-filters';
import { StaffTable } from './staff-table';

export const StaffList = () => (
  <ListPage
    exported
    sort={{ field: 'name', order: 'ASC' }}
    filters={<StaffFilters />}
    table={<StaffTable />}
    cards={<StaffCards />}
    hints={[{ keys: ['N'], text: 'new' }]}
  />
);
