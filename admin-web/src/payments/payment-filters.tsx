import { useTranslate } from 'react-admin';
import { Choice, FilterChoice } from '../layout/choice';
import { DaySpan } from '../layout/day-span';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { useListFilter } from '../layout/use-list-filter';
import { AmountField } from './amount-field';
import { STATUSES, type PaymentFilter } from './payment';
import { useMethods } from './use-methods';

const ODD = 'attention';

export function PaymentFilters() {
  const translate = useTranslate();
  const methods = useMethods();
  const { filter, change } = useListFilter<PaymentFilter>();
  const text = (key: string) => translate(`resources.payments.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
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
      <FilterChoice source="payment_method" any={text('filters.any_method')} options={methods} />
      <DaySpan sources={['placed_from', 'placed_before']} labels={[text('filters.from'), text('filters.to')]} />
      <AmountField source="amount_from" label={text('filters.amount_from')} />
      <AmountField
        source="amount_to"
        label={text('filters.amount_to')}
        error={
          filter.amount_from !== undefined && filter.amount_to !== undefined && filter.amount_to < filter.amount_from
            ? translate('console.amounts.below_first')
            : undefined
        }
      />
    </FilterBar>
  );
}
