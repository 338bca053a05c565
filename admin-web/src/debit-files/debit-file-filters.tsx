import { useTranslate } from 'react-admin';
import { Choice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { useListFilter } from '../layout/lists/use-list-filter';

export function DebitFileFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<{ open?: boolean; unsent?: boolean }>();
  const text = (key: string) => translate(`resources.debit-files.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <Choice
        label={text('fields.status')}
        any={text('filters.any')}
        value={filter.unsent ? 'unsent' : filter.open ? 'open' : ''}
        options={[
          ['unsent', text('filters.unsent')],
          ['open', text('filters.open')],
        ]}
        onChoose={(chosen) =>
          change({ unsent: chosen === 'unsent' || undefined, open: chosen === 'open' || undefined })
        }
      />
    </FilterBar>
  );
}
