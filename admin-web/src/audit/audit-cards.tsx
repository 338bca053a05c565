import Box from '@mui/material/Box';
import { useCreatePath } from 'react-admin';
import { CardLines, CardList } from '../layout/card-list';
import { ActorName } from '../layout/actor-name';
import { useEventWords } from '../layout/use-event-words';
import { useFormats } from '../members/use-formats';
import type { AuditEntry } from './audit';
import { Subject, Why } from './audit-cells';
import { NoEntries } from './no-entries';

export function AuditCards() {
  const formats = useFormats();
  const words = useEventWords();
  const createPath = useCreatePath();
  return (
    <CardList<AuditEntry>
      rowClick={(_id, _resource, { stream }) =>
        createPath({ resource: 'timeline', id: stream as string, type: 'show' })
      }
      empty={<NoEntries />}
      primaryText={({ type, stream }) => (
        <Box component="span" sx={{ display: 'grid' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {words.type(type)}
          </Box>
          <Subject stream={stream} />
        </Box>
      )}
      secondaryText={(entry) => (
        <CardLines>
          <span>
            <ActorName of={entry.actor} /> · {formats.instant(entry.at)}
          </span>
          {(entry.reason !== null || entry.opened.length > 0) && <Why of={entry} />}
        </CardLines>
      )}
    />
  );
}
