import { useTranslate } from 'react-admin';
import { Choice, FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar } from '../layout/lists/filter-bar';
import { SearchField } from '../layout/lists/search-field';
import { useCountries } from '../layout/values/use-countries';
import { useListFilter } from '../layout/lists/use-list-filter';
import { MARKS, STATUSES, type MemberFilter } from './member';

export function MemberFilters() {
  const translate = useTranslate();
  const countries = useCountries();
  const { filter, change } = useListFilter<MemberFilter>();
  const text = (key: string) => translate(`resources.members.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField label={text('filters.q')} />
      <FilterChoice
        source="status"
        any={text('filters.any_status')}
        options={STATUSES.map((status) => [status, text(`status.${status}`)])}
      />
      <Choice
        label={text('filters.mark')}
        any={text('filters.any_mark')}
        value={MARKS.find((mark) => filter[mark])}
        options={MARKS.map((mark) => [mark, text(`filters.${mark}`)])}
        onChoose={(chosen) => change(Object.fromEntries(MARKS.map((mark) => [mark, mark === chosen || undefined])))}
      />
      <FilterChoice source="country" any={text('filters.any_country')} options={countries} />
      <DaySpan sources={['signup_from', 'signup_before']} labels={[text('filters.from'), text('filters.to')]} />
    </FilterBar>
  );
}
