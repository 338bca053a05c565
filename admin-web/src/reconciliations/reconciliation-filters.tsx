import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { useListFilter } from '../layout/use-list-filter';
import { CompareDay } from './compare-day';
import { STATUSES } from './reconciliation';

export function ReconciliationFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<{ status?: string }>();
  const text = (key: string) => translate(`resources.reconciliations.${key}`);
  return (
    <FilterBar label={text('filters')} actions={<CompareDay />}>
      <Choice
        label={text('fields.status')}
        any={text('any_status')}
        value={filter.status}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  );
}
