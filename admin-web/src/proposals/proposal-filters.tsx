import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { StatusFilter } from '../layout/status-filter';
import { KINDS, STATUSES } from '../layout/proposals/proposal';

export function ProposalFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.proposals.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
      <StatusFilter statuses={STATUSES} />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, text(`kind.${one}`)] as const)}
      />
    </FilterBar>
  );
}
