import { ListPage } from '../layout/lists/list-page';
import { BlockCards } from './block-cards';
import { BlockFilters } from './block-filters';
import { BlockTable } from './block-table';

const HINTS = [
  { keys: ['/'], text: 'search' },
  { keys: ['N'], text: 'new' },
];

export const Blocklist = () => (
  <ListPage
    opened={false}
    sort={{ field: 'blocked_at', order: 'DESC' }}
    filterDefaultValues={{ active: true }}
    filters={<BlockFilters />}
    table={<BlockTable />}
    cards={<BlockCards />}
    hints={HINTS}
  />
);
