import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { MemberName } from '../members/member-name';
import { useFormats } from '../members/use-formats';
import { NoRefunds } from './no-refunds';
import type { Refund } from './refund';
import { RefundMark } from './refund-mark';

export function RefundTable() {
  const formats = useFormats();
  useRowWalk();
  return (
    <DataTable<Refund> bulkActionButtons={false} rowClick="show" empty={<NoRefunds />}>
      <DataTable.Col<Refund>
        source="requested_at"
        render={({ id, requested_at }) => <RowLink id={id}>{formats.instant(requested_at)}</RowLink>}
      />
      <DataTable.Col<Refund> source="member_id" disableSort render={({ member_id }) => <MemberName id={member_id} />} />
      <DataTable.Col<Refund> source="status" render={({ status }) => <RefundMark status={status} />} />
      <DataTable.Col<Refund>
        source="credits"
        align="right"
        sortByOrder="DESC"
        render={({ credits }) => formats.number(credits)}
      />
      <DataTable.Col<Refund>
        source="amount"
        align="right"
        sortByOrder="DESC"
        render={({ amount }) => <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{formats.money(amount)}</Box>}
      />
      <DataTable.Col<Refund>
        source="decided_at"
        align="right"
        sortByOrder="DESC"
        render={({ decided_at }) => (decided_at ? formats.instant(decided_at) : '–')}
      />
    </DataTable>
  );
}
