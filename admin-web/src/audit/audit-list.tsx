import { ListPage } from '../layout/lists/list-page';
import { AuditCards } from './audit-cards';
import { AuditFilters } from './audit-filters';
import { AuditTable } from './audit-table';

export const AuditList = () => (
  <ListPage
    exported
    sort={{ field: 'at', order: 'DESC' }}
    filters={<AuditFilters />}
    table={<AuditTable />}
    cards={<AuditCards />}
  />
);
