import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar } from '../layout/lists/filter-bar';
import { SearchField } from '../layout/lists/search-field';
import { useCountries } from '../layout/values/use-countries';
import { KINDS } from './receipt';

export function ReceiptFilters() {
  const translate = useTranslate();
  const countries = useCountries();
  const text = (key: string) => translate(`resources.receipts.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((kind) => [kind, text(`kinds.${kind}`)] as const)}
      />
      <FilterChoice source="country" any={text('filters.any_country')} options={countries} />
      <DaySpan days sources={['from', 'until']} labels={[text('filters.from'), text('filters.to')]} />
    </FilterBar>
  );
}
