import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { NewLink } from '../layout/new-link';
import { useListFilter } from '../layout/use-list-filter';

export function DiscountFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<{ status?: string }>();
  const text = (key: string) => translate(`resources.discounts.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<NewLink>{text('new')}</NewLink>}>
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.status}
        options={(['active', 'stopped'] as const).map((one) => [one, text(`status.${one}`)])}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  );
}
