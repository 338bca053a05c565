import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface TotalsBoxProps {
  title: string;
  /** One currency a line: what is summed up, and the sum. */
  lines: readonly { currency: string; sums: readonly (readonly [name: string, shown: string])[] }[];
}

/** What all that a list's filter leaves sums to, above the list. */
export const TotalsBox = ({ title, lines }: TotalsBoxProps) => (
  <Box component="section" aria-label={title} sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
    <Typography variant="subtitle2" component="h2" color="textSecondary">
      {title}
    </Typography>
    {lines.map(({ currency, sums }) => (
      <Box component="dl" key={currency} sx={totalsSx}>
        {sums.map(([name, shown]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </Box>
    ))}
  </Box>
);

const totalsSx = {
  m: 0,
  mt: 0.5,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  columnGap: 3,
  rowGap: 1,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, whiteSpace: 'nowrap' },
} as const;
