import { useTranslate } from 'react-admin';
import { Choice, FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { SearchField } from '../layout/lists/search-field';
import { useListFilter } from '../layout/lists/use-list-filter';
import { AddBlock } from './add-block';
import { KINDS, type BlockFilter } from './block';

export function BlockFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<BlockFilter>();
  const text = (key: string) => translate(`resources.blocklist.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<AddBlock />}>
      <SearchField label={text('filters.q')} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.active ? 'active' : ''}
        options={[['active', text('filters.active')]]}
        onChoose={(chosen) => change({ active: chosen ? true : undefined })}
      />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
      />
    </FilterBar>
  );
}
