import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { STATUSES, TO_DO } from './refund';

const TO_DO_VALUE = TO_DO.join();

export function RefundFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.refunds.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
      <FilterChoice
        several
        source="status"
        any={text('filters.any_status')}
        options={[
          [TO_DO_VALUE, text('filters.to_do')],
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
      />
    </FilterBar>
  );
}
