import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';

interface ListTotalsProps<Total extends { currency: string }> {
  /** The list's own, so that they are fetched anew with it. */
  resource: string;
  /** What the list asks besides what its reader chose. */
  filter?: object;
  label?: string;
  load: (filter: string) => Promise<{ totals: Total[] }>;
  /** Of one currency: what each is, in words, and how much. */
  show: (total: Total) => readonly (readonly [string, string])[];
}

/** What all that the filter leaves sums to, on this page and the others; a line for each currency. */
export function ListTotals<Total extends { currency: string }>({
  resource,
  filter = {},
  load,
  show,
  ...props
}: ListTotalsProps<Total>) {
  const translate = useTranslate();
  const { label = translate('console.totals') } = props;
  const asked = JSON.stringify({ ...(useListContext().filterValues as object), ...filter });
  const { data } = useQuery({
    queryKey: [resource, 'totals', asked],
    queryFn: () => load(asked),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
  if (!data || data.totals.length === 0) return null;
  return (
    <TotalsBox title={label} lines={data.totals.map((total) => ({ currency: total.currency, sums: show(total) }))} />
  );
}

interface TotalsBoxProps {
  title: string;
  /** One currency a line: what is summed up, and the sum. */
  lines: readonly { currency: string; sums: readonly (readonly [name: string, shown: string])[] }[];
}

/** What all that a list's filter leaves sums to, above the list. */
const TotalsBox = ({ title, lines }: TotalsBoxProps) => (
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
