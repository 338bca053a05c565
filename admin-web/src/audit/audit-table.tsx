import Box from '@mui/material/Box';
import { DataTable, useCreatePath } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import { useFormats } from '../layout/values/use-formats';
import { placeOf, type AuditEntry } from './audit';
import { Why } from './audit-cells';
import { NoEntries } from './no-entries';
import { Told } from './told';

export function AuditTable() {
  const formats = useFormats();
  const createPath = useCreatePath();
  return (
    <ListTable<AuditEntry> rowClick={(_id, _resource, { stream }) => createPath(placeOf(stream))} empty={<NoEntries />}>
      <DataTable.Col<AuditEntry>
        source="at"
        render={({ at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formats.instant(at)}</Box>}
      />
      <FixedColumn<AuditEntry>
        source="told"
        disableSort
        render={(entry) => <Told entry={entry} link={(name) => <RowLink {...placeOf(entry.stream)}>{name}</RowLink>} />}
      />
      <DataTable.Col<AuditEntry> source="reason" disableSort render={(entry) => <Why of={entry} />} />
    </ListTable>
  );
}
