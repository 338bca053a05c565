import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useFormats, useText } from '../layout/values/words';
import type { Complaint, Entry } from './complaint';
import { FileLink } from './file-link';
import { CardHeading, Small } from '../layout/values/card-heading';

/** What was written back and forth, the oldest first; what staff only did among themselves is set apart. */
export function ComplaintThread({ one }: { one: Complaint }) {
  const text = useText('resources.complaints');
  return (
    <Card component="section" aria-labelledby="thread" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5 }}>
      <CardHeading id="thread">{text('blocks.thread')}</CardHeading>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        <Item who={text('entry.complaint')} at={one.made_at} body={one.text} lang={one.language} side="theirs" />
        {one.thread.map((entry, i) => (
          <ThreadEntry key={i} id={one.id} entry={entry} lang={one.language} />
        ))}
      </Box>
    </Card>
  );
}

const SIDES: Partial<Record<Entry['entry'], 'ours' | 'theirs' | 'note'>> = {
  answer: 'ours',
  reply: 'theirs',
  note: 'note',
  hand_over: 'note',
};

function ThreadEntry({
  id,
  entry: { entry, at, by_name, text: body, from, files, files_left_out: leftOut, closes },
  lang,
}: {
  /** The complaint's. */
  id: string;
  entry: Entry;
  lang: string;
}) {
  const formats = useFormats();
  const text = useText('resources.complaints.entry');
  const side = SIDES[entry];
  const who = [
    text(entry === 'answer' && closes ? 'answer_closes' : entry),
    by_name,
    from && text('from', { from }),
    leftOut > 0 && text('files_left_out', { smart_count: leftOut }),
  ].filter(Boolean);
  if (!side)
    return (
      <Small component="li">
        {who.join(' · ')} · {formats.instant(at)}
      </Small>
    );
  return (
    <Item who={who.join(' · ')} at={at} body={body} lang={lang} side={side}>
      {files.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {files.map((file) => (
            <FileLink key={file.id} at={`${id}/files/${file.id}`} {...file} />
          ))}
        </Box>
      )}
    </Item>
  );
}

interface ItemProps {
  who: string;
  at: string;
  /** Null once it is forgotten. */
  body: string | null;
  lang: string;
  side: 'ours' | 'theirs' | 'note';
  children?: ReactNode;
}

function Item({ who, at, body, lang, side, children }: ItemProps) {
  const formats = useFormats();
  return (
    <Box component="li" sx={{ ...itemSx, ...SIDE_SX[side] }}>
      <Small>
        {who} · {formats.instant(at)}
      </Small>
      <Typography
        {...(side !== 'note' && { lang })}
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}
      >
        {body ?? '–'}
      </Typography>
      {children}
    </Box>
  );
}

const itemSx = { borderLeft: 3, pl: 1.5, display: 'grid', gap: 0.5, minWidth: 0 } as const;
const SIDE_SX = {
  theirs: { borderColor: 'secondary.main' },
  ours: { borderColor: 'primary.main' },
  note: { borderColor: 'warning.main', borderLeftStyle: 'dashed' },
} as const;
