import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { useListFilter } from '../layout/use-list-filter';
import { KINDS, REASONS } from './case';

type Filter = Partial<Record<'status' | 'kind' | 'reason', string>>;

export function CaseFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<Filter>();
  const text = (key: string) => translate(`resources.cases.${key}`);
  const choice = (name: keyof Filter, values: readonly string[]) => (
    <Choice
      label={text(`fields.${name}`)}
      any={text(`filters.any_${name}`)}
      value={filter[name]}
      options={values.map((one) => [one, text(`${name}.${one}`)] as const)}
      onChoose={(chosen) => change({ [name]: chosen })}
    />
  );
  return (
    <FilterBar label={text('filters.label')}>
      {choice('status', ['open', 'decided'])}
      {choice('kind', KINDS)}
      {choice('reason', REASONS)}
    </FilterBar>
  );
}
