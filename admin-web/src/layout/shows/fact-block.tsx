import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CardHeading } from '../values/card-heading';

export type Fact = [name: string, fact: ReactNode];

/** Those that there are. */
export const known = (facts: [name: string, fact: ReactNode][]): Fact[] =>
  facts.filter(([, fact]) => fact !== null && fact !== undefined && fact !== false && fact !== '');

/** One subject of a member's page: names left, facts right of them. */
export function FactBlock({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Card component="section" sx={{ px: 2, py: 1.5 }}>
      <CardHeading>{title}</CardHeading>
      <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
        {facts.map(([name, fact]) => (
          <Box key={name} sx={rowSx}>
            <Typography component="dt" variant="body2" color="textSecondary" sx={dtSx}>
              {name}
            </Typography>
            <Typography component="dd" sx={ddSx}>
              {fact}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

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
