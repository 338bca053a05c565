import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { DayField } from '../layout/day-field';
import { dayOf, startOfDay } from '../layout/days';
import { SearchField } from '../layout/search-field';
import { STATUSES, type DebitFilter } from './debit';

const TO_TRANSFER = 'transfer';

export function DebitFilters() {
  const translate = useTranslate();
  const list = useListContext();
  const filter = list.filterValues as DebitFilter;
  const text = (key: string) => translate(`resources.direct-debits.${key}`);
  const change = (part: DebitFilter) =>
    list.setFilters(
      Object.fromEntries(
        Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined && value !== ''),
      ),
    );
  return (
    <Box role="search" aria-label={text('filters.label')} sx={barSx}>
      <SearchField label={text('filters.q')} value={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.transfer ? TO_TRANSFER : filter.status}
        options={[
          [TO_TRANSFER, text('to_transfer')] as const,
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
        onChoose={(chosen) =>
          change(chosen === TO_TRANSFER ? { transfer: true, status: '' } : { transfer: undefined, status: chosen })
        }
      />
      <DayField
        label={text('filters.from')}
        value={dayOf(filter.signed_from)}
        onChoose={(day) => change({ signed_from: startOfDay(day) })}
      />
      <DayField
        label={text('filters.to')}
        value={dayOf(filter.signed_before, 1)}
        onChoose={(day) => change({ signed_before: startOfDay(day, 1) })}
      />
      {Object.keys(filter).length > 0 && (
        <Button color="secondary" startIcon={<Close />} onClick={() => list.setFilters({})} sx={clearSx}>
          {text(filter.file_id ? 'filters.clear_file' : 'filters.clear')}
        </Button>
      )}
    </Box>
  );
}

const clearSx = { justifySelf: 'start', whiteSpace: 'nowrap', gridColumn: { xs: '1 / -1', md: 'auto' } } as const;

const barSx = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
  },
  columnGap: 1,
  rowGap: 1.5,
  width: '100%',
  alignItems: 'center',
  pb: 1.5,
  '& > form, & > form + div': { gridColumn: { xs: '1 / -1', md: 'auto' } },
} as const;
