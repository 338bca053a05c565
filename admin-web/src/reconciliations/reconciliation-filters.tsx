import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { CompareDay } from './compare-day';
import { STATUSES } from './reconciliation';

export function ReconciliationFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.reconciliations.${key}`);
  return (
    <FilterBar label={text('filters')} actions={<CompareDay />}>
      <FilterChoice
        source="status"
        any={text('any_status')}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
      />
    </FilterBar>
  );
}
