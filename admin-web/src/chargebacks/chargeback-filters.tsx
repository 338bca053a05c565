import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/choice';
import { DaySpan } from '../layout/day-span';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { StatusFilter } from '../layout/status-filter';
import { useCountries } from '../layout/use-countries';
import { useMethods } from '../layout/use-methods';
import { STATUSES } from './chargeback';

export function ChargebackFilters() {
  const translate = useTranslate();
  const methods = useMethods();
  const countries = useCountries();
  const text = (key: string) => translate(`resources.chargebacks.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
      <StatusFilter statuses={STATUSES} />
      <FilterChoice source="payment_method" any={text('filters.any_method')} options={methods} />
      <FilterChoice source="country" any={text('filters.any_country')} options={countries} />
      <DaySpan sources={['reported_from', 'reported_before']} labels={[text('filters.from'), text('filters.to')]} />
    </FilterBar>
  );
}
