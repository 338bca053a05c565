import { useGetIdentity, useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { SearchField } from '../layout/lists/search-field';
import { StatusFilter } from '../layout/lists/status-filter';
import { KINDS, STATUSES, TO_DO } from './complaint';

export function ComplaintFilters() {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const text = (key: string) => translate(`resources.complaints.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField source="number" label={text('filters.number')} />
      <StatusFilter statuses={STATUSES} toDo={TO_DO} />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, text(`kind.${one}`)] as const)}
      />
      {identity && (
        <FilterChoice
          source="claimed_by"
          any={text('filters.any_claim')}
          options={[[String(identity.id), text('filters.mine')]]}
        />
      )}
    </FilterBar>
  );
}
