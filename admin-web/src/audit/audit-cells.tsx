import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { tellingOf } from '../layout/event-values';
import { StreamName } from '../layout/stream-name';
import { useEventWords } from '../layout/use-event-words';
import type { AuditEntry } from './audit';

/** What it was done to: its kind in words, and whose or which it is. */
export const Subject = ({ stream }: { stream: string }) => (
  <span title={stream}>
    <StreamName stream={stream} />
  </span>
);

export function Why({ of: { type, reason, opened } }: { of: AuditEntry }) {
  const translate = useTranslate();
  const words = useEventWords();
  // A word of a fixed list, or what somebody wrote.
  if (reason !== null)
    return <Box sx={{ overflowWrap: 'anywhere' }}>{words.value(tellingOf(type, 'reason'), reason)}</Box>;
  if (opened.length === 0) return '–';
  const fields = opened.map((field) => words.field(field.split('.').at(-1)!));
  return translate('resources.audit.opened', { fields: [...new Set(fields)].join(', ') });
}
