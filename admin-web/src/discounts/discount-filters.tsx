import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { NewLink } from '../layout/lists/new-link';

export function DiscountFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.discounts.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<NewLink>{text('new')}</NewLink>}>
      <FilterChoice
        source="status"
        any={text('filters.any_status')}
        options={(['active', 'stopped'] as const).map((one) => [one, text(`status.${one}`)])}
      />
    </FilterBar>
  );
}
