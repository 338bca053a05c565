import Box from '@mui/material/Box';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { CompareDay } from './compare-day';
import { STATUSES } from './reconciliation';

export function ReconciliationFilters() {
  const translate = useTranslate();
  const list = useListContext();
  const filter = list.filterValues as { status?: string };
  const text = (key: string) => translate(`resources.reconciliations.${key}`);
  return (
    <Box role="search" aria-label={text('filters')} sx={barSx}>
      <Choice
        label={text('fields.status')}
        any={text('any_status')}
        value={filter.status}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
        onChoose={(status) => list.setFilters(status ? { status } : {})}
      />
      <CompareDay />
    </Box>
  );
}

const barSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 260px) auto' },
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  pb: 1.5,
} as const;
