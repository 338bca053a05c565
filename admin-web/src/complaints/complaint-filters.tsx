import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { KINDS, STATUSES, TO_DO } from './complaint';

export function ComplaintFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.complaints.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField source="number" label={text('filters.number')} />
      <FilterChoice
        source="status"
        several
        any={text('filters.any_status')}
        options={[
          [TO_DO.join(), text('filters.to_do')] as const,
          ...STATUSES.map((one) => [one, text(`status.${one}`)] as const),
        ]}
      />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, text(`kind.${one}`)] as const)}
      />
    </FilterBar>
  );
}
