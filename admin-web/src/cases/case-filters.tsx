import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { KINDS, REASONS } from './case';

type Filter = Partial<Record<'status' | 'kind' | 'reason', string>>;

export function CaseFilters() {
  const translate = useTranslate();
  const list = useListContext();
  const filter = list.filterValues as Filter;
  const text = (key: string) => translate(`resources.cases.${key}`);
  const change = (part: Filter) =>
    list.setFilters(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value)));
  const choice = (name: keyof Filter, values: readonly string[]) => (
    <Choice
      label={text(`fields.${name}`)}
      any={text(`filters.any_${name}`)}
      value={filter[name]}
      options={values.map((one) => [one, text(`${name}.${one}`)] as const)}
      onChoose={(chosen) => change({ [name]: chosen })}
    />
  );
  return (
    <Box role="search" aria-label={text('filters.label')} sx={barSx}>
      {choice('status', ['open', 'decided'])}
      {choice('kind', KINDS)}
      {choice('reason', REASONS)}
    </Box>
  );
}

const barSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '176px 176px 264px' },
  gap: 1,
  width: '100%',
  pb: 1.5,
  '& > :last-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
