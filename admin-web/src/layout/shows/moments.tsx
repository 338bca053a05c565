import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../values/words';
import { ChangedLine } from '../values/changed-line';
import { Quote } from '../values/quote';
import { RecordCard } from './record-card';
import { Small } from '../values/card-heading';

export interface Moment {
  id: number;
  /** ISO instant. */
  at: string;
  what: string;
  /** Said of it in small, such as how much it was about. */
  note?: string | undefined;
  /** What the provider or the bank said of it. */
  told?: string | null | undefined;
  /** The name of whoever did it. */
  by?: string | null | undefined;
  reason?: string | null | undefined;
  /** What became different by it. */
  changes?: ComponentProps<typeof ChangedLine>[];
}

/** What happened to a record, the newest first. */
export function Moments({ title, moments }: { title: string; moments: readonly Moment[] }) {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <RecordCard title={title} ordered>
      {moments.map(({ id, at, what, note, told, by, reason, changes = [] }) => (
        <Box component="li" key={id} sx={momentSx}>
          <Small>{formats.instant(at)}</Small>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {what}
            {note && <Small>{note}</Small>}
            {changes.length > 0 && (
              <Box
                component="ul"
                role="list"
                sx={{ listStyle: 'none', m: 0, p: 0, my: 0.5, display: 'grid', gap: 0.5 }}
              >
                {changes.map((change) => (
                  <ChangedLine key={change.name} {...change} />
                ))}
              </Box>
            )}
            {told && <Quote>{told}</Quote>}
            {by && <Small>{translate('console.by', { name: by })}</Small>}
            {reason && <Quote>{reason}</Quote>}
          </Box>
        </Box>
      ))}
    </RecordCard>
  );
}

const momentSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '176px minmax(0, 1fr)' },
  columnGap: 2,
  py: 0.75,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
