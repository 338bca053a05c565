import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { SearchField } from '../layout/search-field';
import { AmountField } from './amount-field';
import { DayField } from '../layout/day-field';
import { dayOf, startOfDay } from '../layout/days';
import { STATUSES, type PaymentFilter } from './payment';
import { useMethods } from './use-methods';

const ODD = 'attention';

export function PaymentFilters() {
  const translate = useTranslate();
  const list = useListContext();
  const methods = useMethods();
  const filter = list.filterValues as PaymentFilter;
  const text = (key: string) => translate(`resources.payments.${key}`);
  const change = (part: PaymentFilter) =>
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
        value={filter.attention ? ODD : filter.status}
        options={[
          [ODD, text('filters.attention')] as const,
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
        onChoose={(chosen) =>
          change(chosen === ODD ? { attention: true, status: '' } : { attention: undefined, status: chosen })
        }
      />
      <Choice
        label={text('fields.payment_method')}
        any={text('filters.any_method')}
        value={filter.payment_method}
        options={methods}
        onChoose={(payment_method) => change({ payment_method })}
      />
      <DayField
        label={text('filters.from')}
        value={dayOf(filter.placed_from)}
        onChoose={(day) => change({ placed_from: startOfDay(day) })}
      />
      <DayField
        label={text('filters.to')}
        value={dayOf(filter.placed_before, 1)}
        onChoose={(day) => change({ placed_before: startOfDay(day, 1) })}
      />
      <AmountField
        label={text('filters.amount_from')}
        value={filter.amount_from}
        onChoose={(amount_from) => change({ amount_from })}
      />
      <AmountField
        label={text('filters.amount_to')}
        value={filter.amount_to}
        onChoose={(amount_to) => change({ amount_to })}
      />
      {Object.keys(filter).length > 0 && (
        <Button
          color="secondary"
          startIcon={<Close />}
          onClick={() => list.setFilters({})}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {text('filters.clear')}
        </Button>
      )}
    </Box>
  );
}

// Two rows where there is room: what and which, then from and to.
const barSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr)) auto' },
  columnGap: 1,
  rowGap: 1.5,
  width: '100%',
  alignItems: 'center',
  pb: 1.5,
  '& > form': { gridColumn: { xs: '1 / -1', md: 'span 2' } },
  '& > div:nth-of-type(3)': { gridColumnStart: { md: 1 } },
} as const;
