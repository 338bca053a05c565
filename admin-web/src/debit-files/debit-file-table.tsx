import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ListTable, MoneyColumn } from '../layout/lists/list-table';
import { useFormats } from '../layout/values/use-formats';
import type { DebitFile } from './debit-file';
import { FileActions } from './file-actions';
import { DebitsOf, FileState, Returned } from './file-state';
import { NoDebitFiles } from './no-debit-files';

export function DebitFileTable() {
  const formats = useFormats();
  return (
    <ListTable<DebitFile> rowClick={false} empty={<NoDebitFiles />}>
      <DataTable.Col<DebitFile>
        source="made_at"
        sortByOrder="DESC"
        render={({ made_at, made_by_name }) => (
          <Box sx={{ display: 'grid' }}>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formats.instant(made_at)}
            </Box>
            <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
              {made_by_name ?? '–'}
            </Box>
          </Box>
        )}
      />
      <DataTable.Col<DebitFile> source="status" disableSort render={(file) => <FileState file={file} />} />
      <DataTable.Col<DebitFile>
        source="debits"
        align="right"
        sortByOrder="DESC"
        render={(file) => <DebitsOf file={file} short />}
      />
      <DataTable.Col<DebitFile>
        source="returned"
        disableSort
        align="right"
        render={(file) => <Returned file={file} />}
      />
      <MoneyColumn<DebitFile> source="amount" of={({ total }) => total} />
      <FixedColumn<DebitFile> source="actions" disableSort render={(file) => <FileActions file={file} />} />
    </ListTable>
  );
}
