import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { noonOf } from '../layout/values/days';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ListTable, MoneyColumn } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { MemberName } from '../layout/values/member-name';
import { useFormats } from '../layout/values/use-formats';
import type { Debit } from './debit';
import { DebitMark, TransferMark } from './debit-mark';
import { NoDebits } from './no-debits';

export function DebitTable() {
  const formats = useFormats();
  return (
    <ListTable<Debit> empty={<NoDebits />}>
      <FixedColumn<Debit>
        source="signed_at"
        sortByOrder="DESC"
        render={({ id, signed_at }) => <RowLink id={id}>{formats.instant(signed_at)}</RowLink>}
      />
      <DataTable.Col<Debit> source="member_id" disableSort render={({ member_id }) => <MemberName id={member_id} />} />
      <DataTable.Col<Debit>
        source="status"
        render={({ status, transfers }) => (
          <Box sx={{ display: 'grid' }}>
            <DebitMark status={status} />
            {transfers > 0 && <TransferMark />}
          </Box>
        )}
      />
      <DataTable.Col<Debit>
        source="reference"
        disableSort
        render={({ holder, reference }) => (
          <Box sx={{ display: 'grid' }}>
            <span>{holder ?? '–'}</span>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {reference}
            </Box>
          </Box>
        )}
      />
      <DataTable.Col<Debit> source="collect_on" render={({ collect_on }) => formats.day(noonOf(collect_on))} />
      <MoneyColumn source="amount" />
    </ListTable>
  );
}
