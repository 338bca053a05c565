import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { useCountries } from '../layout/values/use-countries';
import { useMethods } from '../layout/values/use-methods';
import { WorkFilters } from '../layout/lists/work-filters';
import { STATUSES } from './chargeback';

export function ChargebackFilters() {
  const translate = useTranslate();
  const methods = useMethods();
  const countries = useCountries();
  const text = (key: string) => translate(`resources.chargebacks.filters.${key}`);
  return (
    <WorkFilters statuses={STATUSES}>
      <FilterChoice source="payment_method" any={text('any_method')} options={methods} />
      <FilterChoice source="country" any={text('any_country')} options={countries} />
      <DaySpan sources={['reported_from', 'reported_before']} labels={[text('from'), text('to')]} />
    </WorkFilters>
  );
}
