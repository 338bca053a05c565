import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { useListFilter } from '../layout/use-list-filter';
import { AddBlock } from './add-block';
import { KINDS, type BlockFilter } from './block';

export function BlockFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<BlockFilter>();
  const text = (key: string) => translate(`resources.blocklist.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<AddBlock />}>
      <SearchField label={text('filters.q')} value={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.active ? 'active' : ''}
        options={[['active', text('filters.active')]]}
        onChoose={(chosen) => change({ active: chosen ? true : undefined })}
      />
      <Choice
        label={text('fields.kind')}
        any={text('filters.any_kind')}
        value={filter.kind}
        options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
        onChoose={(kind) => change({ kind })}
      />
    </FilterBar>
  );
}
