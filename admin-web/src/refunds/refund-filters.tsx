import { useTranslate } from 'react-admin';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { StatusFilter } from '../layout/status-filter';
import { STATUSES, TO_DO } from './refund';

export function RefundFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.refunds.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
      <StatusFilter statuses={STATUSES} toDo={TO_DO} />
    </FilterBar>
  );
}
