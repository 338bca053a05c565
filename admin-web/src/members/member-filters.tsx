import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { useCountries } from '../layout/use-countries';
import { useListFilter } from '../layout/use-list-filter';
import { MARKS, STATUSES, type MemberFilter } from './member';
import { MemberSearch } from './member-search';

export function MemberFilters() {
  const translate = useTranslate();
  const countries = useCountries();
  const { filter, change } = useListFilter<MemberFilter>();
  const text = (key: string) => translate(`resources.members.${key}`);
  return (
    <FilterBar label={text('filters.label')}>
      <MemberSearch value={filter.q ?? ''} onSearch={(q) => change({ q })} />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.status}
        options={STATUSES.map((status) => [status, text(`status.${status}`)])}
        onChoose={(status) => change({ status })}
      />
      <Choice
        label={text('filters.mark')}
        any={text('filters.any_mark')}
        value={MARKS.find((mark) => filter[mark])}
        options={MARKS.map((mark) => [mark, text(`filters.${mark}`)])}
        onChoose={(chosen) => change(Object.fromEntries(MARKS.map((mark) => [mark, mark === chosen || undefined])))}
      />
      <Choice
        label={text('fields.country')}
        any={text('filters.any_country')}
        value={filter.country}
        options={countries}
        onChoose={(country) => change({ country })}
      />
    </FilterBar>
  );
}
