import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { Box, Skeleton, Typography } from '@mui/material';

interface ListTotalsProps<Total extends { currency: string }> {
  /** The list's own, so that they are fetched anew with it. */
  resource: string;
  /** What the list asks besides what its reader chose. */
  filter?: object;
  label?: string;
  load: (filter: string) => Promise<{ totals: Total[] }>;
  /** What is summed up, and how much of it there is in one currency, in words. */
  sums: readonly (readonly [name: string, shown: (total: Total) => string])[];
}

/**
 * What all that the filter leaves sums to, on this page and the others; a line for each currency. It has its place above
 * the rows before it has come: nobody presses a row that has just been pushed away.
 */
export function ListTotals<Total extends { currency: string }>({
  resource,
  filter = {},
  load,
  sums,
  ...props
}: ListTotalsProps<Total>) {
  const translate = useTranslate();
  const { label = translate('console.totals') } = props;
  const list = useListContext();
  const asked = JSON.stringify({ ...(list.filterValues as object), ...filter });
  const { data, isError } = useQuery({
    queryKey: [resource, 'totals', asked],
    queryFn: () => load(asked),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
  const none = data ? data.totals.length === 0 : isError || list.total === 0;
  if (none) return null;
  return (
    <Box component="section" aria-label={label} sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h2" color="textSecondary">
        {label}
      </Typography>
      {(data?.totals ?? [undefined]).map((total) => (
        <Box component="dl" key={total?.currency ?? 'coming'} sx={totalsSx}>
          {sums.map(([name, shown]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{total ? shown(total) : <Skeleton width="4em" />}</dd>
            </div>
          ))}
        </Box>
      ))}
    </Box>
  );
}

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
