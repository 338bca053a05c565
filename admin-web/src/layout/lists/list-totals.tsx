import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { TotalsBox } from './totals-box';

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
