import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { KINDS, REASONS } from './case';

export function CaseFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.cases.${key}`);
  const choice = (name: string, values: readonly string[]) => (
    <FilterChoice
      source={name}
      any={text(`filters.any_${name}`)}
      options={values.map((one) => [one, text(`${name}.${one}`)] as const)}
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
