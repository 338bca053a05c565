import { ListPage } from '../layout/lists/list-page';
import { DebitFileCards } from './debit-file-cards';
import { DebitFileFilters } from './debit-file-filters';
import { DebitFileTable } from './debit-file-table';
import { DueDebits } from './due-debits';

export const DebitFileList = () => (
  <>
    <DueDebits />
    <ListPage
      opened={false}
      sort={{ field: 'made_at', order: 'DESC' }}
      filters={<DebitFileFilters />}
      table={<DebitFileTable />}
      cards={<DebitFileCards />}
    />
  </>
);
