import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { CardHeading, Small } from '../values/card-heading';

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
