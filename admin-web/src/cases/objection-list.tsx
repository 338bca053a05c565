import { ListPage } from '../layout/lists/list-page';
import { TO_DO } from './objections';
import { ObjectionCards } from './objection-cards';
import { ObjectionFilters } from './objection-filters';
import { ObjectionTable } from './objection-table';

/** PRV-04: objections to decisions of every kind, the oldest first, never to one's own. */
export const ObjectionList = () => (
  <ListPage
    sort={{ field: 'objected_at', order: 'ASC' }}
    filterDefaultValues={TO_DO}
    filters={<ObjectionFilters />}
    table={<ObjectionTable />}
    cards={<ObjectionCards />}
  />
);
