import { DataTable } from 'react-admin';
import { ClaimMark } from '../layout/shows/claimed';
import { FixedColumn } from '../layout/lists/columns-menu';
import { CountColumn, InstantColumn, ListTable, MoneyColumn } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import { NoRefunds } from './no-refunds';
import type { Refund } from './refund';
import { RefundMark } from './refund-mark';

export function RefundTable() {
  const formats = useFormats();
  return (
    <ListTable<Refund> empty={<NoRefunds />}>
      <FixedColumn<Refund>
        source="requested_at"
        render={({ id, requested_at }) => <RowLink id={id}>{formats.instant(requested_at)}</RowLink>}
      />
      <DataTable.Col<Refund> source="member_id" disableSort render={({ member_id }) => <MemberName id={member_id} />} />
      <DataTable.Col<Refund>
        source="status"
        render={({ status, claim }) => (
          <>
            <RefundMark status={status} /> <ClaimMark claim={claim} />
          </>
        )}
      />
      <CountColumn source="credits" />
      <MoneyColumn source="amount" />
      <InstantColumn source="decided_at" />
    </ListTable>
  );
}
