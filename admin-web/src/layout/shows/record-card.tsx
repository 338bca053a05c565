import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CardHeading, Small } from '../values/card-heading';

interface RecordCardProps {
  title: string;
  /** Its lines are in the order in which things happened. */
  ordered?: boolean;
  /** One list item for each line, such as `RecordLine`. */
  children: ReactNode;
}

/** A few lines under a heading, on the page of the record that they belong to. */
export const RecordCard = ({ title, ordered = false, children }: RecordCardProps) => (
  <Card component="section" sx={{ px: 2, py: 1.5 }}>
    <CardHeading>{title}</CardHeading>
    <Box component={ordered ? 'ol' : 'ul'} sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
      {children}
    </Box>
  </Card>
);

interface RecordLineProps {
  /** What leads to the record. */
  begin: ReactNode;
  /** At the end of the line; on a phone beside the beginning, with the rest below. */
  amount?: string | undefined;
  /** What else is told of it. */
  children?: ReactNode;
}

/** A record among others on the page of what they belong to. */
export const RecordLine = ({ begin, amount, children }: RecordLineProps) => (
  <Box component="li" sx={lineSx}>
    <Box component="span" sx={amount === undefined ? undefined : beginSx}>
      {begin}
    </Box>
    {amount !== undefined && (
      <Box component="span" sx={amountSx}>
        {amount}
      </Box>
    )}
    {children}
  </Box>
);

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 40,
  py: { xs: 0.5, sm: 0 },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const beginSx = { flex: { xs: '1 0 60%', sm: 'none' } } as const;
const amountSx = { ml: 'auto', order: { sm: 1 }, fontWeight: 600, whiteSpace: 'nowrap' } as const;

export type Fact = [name: string, fact: ReactNode];

/** One subject of a record's page: names left, facts right of them; what there is not is left out. */
export function FactBlock({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <CardHeading>{title}</CardHeading>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {facts.filter(isKnown).map(([name, fact]) => (
          <Box key={name} sx={rowSx}>
            <Small component="dt" sx={dtSx}>
              {name}
            </Small>
            <Typography component="dd" sx={ddSx}>
              {fact}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const isKnown = ([, fact]: Fact) => fact !== null && fact !== undefined && fact !== false && fact !== '';

// A long name does not touch the line below it.
const dtSx = { pb: 0.5, overflowWrap: 'anywhere' } as const;
const ddSx = { m: 0, py: 0.5, minWidth: 0, overflowWrap: 'anywhere', '& a': { color: 'secondary.main' } } as const;

const rowSx = {
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  // A long fact begins beside its name.
  alignItems: 'baseline',
  gap: 1,
  minHeight: 36,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
