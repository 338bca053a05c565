import Box from '@mui/material/Box';
import { DataTable, useCreatePath } from 'react-admin';
import { ActorName } from '../layout/actor-name';
import { FixedColumn } from '../layout/columns-menu';
import { ListTable } from '../layout/list-table';
import { RowLink } from '../layout/row-link';
import { useEventWords } from '../layout/use-event-words';
import { useFormats } from '../members/use-formats';
import type { AuditEntry } from './audit';
import { Subject, Why } from './audit-cells';
import { NoEntries } from './no-entries';

export function AuditTable() {
  const formats = useFormats();
  const words = useEventWords();
  const createPath = useCreatePath();
  return (
    <ListTable<AuditEntry>
      rowClick={(_id, _resource, { stream }) => createPath({ resource: 'timeline', id: stream, type: 'show' })}
      empty={<NoEntries />}
    >
      <DataTable.Col<AuditEntry>
        source="at"
        render={({ at }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formats.instant(at)}</Box>}
      />
      <DataTable.Col<AuditEntry> source="actor" disableSort render={({ actor }) => <ActorName of={actor} />} />
      <DataTable.Col<AuditEntry> source="type" disableSort render={({ type }) => words.type(type)} />
      <FixedColumn<AuditEntry>
        source="stream"
        disableSort
        render={({ stream }) => (
          <RowLink resource="timeline" id={stream}>
            <Subject stream={stream} />
          </RowLink>
        )}
      />
      <DataTable.Col<AuditEntry> source="reason" disableSort render={(entry) => <Why of={entry} />} />
    </ListTable>
  );
}
