import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEventWords } from '../layout/use-event-words';
import type { AuditEntry } from './audit';

/** What it was done to: its kind in words, and the beginning of its number. */
export function Subject({ stream }: { stream: string }) {
  const words = useEventWords();
  const id = stream.slice(stream.indexOf('-') + 1);
  return (
    <span title={stream}>
      {words.kind(stream)} {id.length > 24 ? `${id.slice(0, 8)}…` : id}
    </span>
  );
}

export function Why({ of: { reason, opened } }: { of: AuditEntry }) {
  const translate = useTranslate();
  const words = useEventWords();
  // A word of a fixed list, or what somebody wrote.
  if (reason !== null) {
    const text = /^[a-z_]+$/.test(reason) ? translate(`resources.photos.reasons.${reason}`, { _: reason }) : reason;
    return <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>;
  }
  if (opened.length === 0) return '–';
  const fields = opened.map((field) => words.field(field.split('.').at(-1)!));
  return translate('resources.audit.opened', { fields: [...new Set(fields)].join(', ') });
}
