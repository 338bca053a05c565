import { ListPage } from '../layout/lists/list-page';
import { MemberCards } from './member-cards';
import { MemberFilters } from './member-filters';
import { MemberTable } from './member-table';
import { NoMembers } from './no-members';

const HINTS = [{ keys: ['/'], text: 'search' }];

export const MemberList = () => (
  <ListPage
    exported
    sort={{ field: 'signup_date', order: 'DESC' }}
    filters={<MemberFilters />}
    table={<MemberTable />}
    cards={<MemberCards />}
    hints={HINTS}
    empty={<NoMembers />}
  />
);
