import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { DaySpan } from '../layout/lists/day-span';
import { FilterBar } from '../layout/lists/filter-bar';
import { SearchField } from '../layout/lists/search-field';
import { useEventWords } from '../layout/values/use-event-words';
import { dataOf, useApi } from '../providers/api-client';
import { shortId } from '../layout/values/references';

/** Entries of the log that tell of a decision; joined by commas they are one choice of the filter. */
const DECISIONS = {
  members: ['MemberDisabled', 'ProfileHidden', 'ProfileTextCleared'],
  complaints: ['ComplaintAnswered', 'ComplaintClosed', 'ComplaintCaseMade'],
};
const ALL_DECISIONS = ['PhotoDecided', 'ChatPhotoDecided', 'MessageSent', 'CaseDecided', ...Object.values(DECISIONS)];

export function AuditFilters() {
  const translate = useTranslate();
  const words = useEventWords();
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: () => dataOf(api.GET('/api/admin/audit/choices')),
    staleTime: 300_000,
  });
  const text = (key: string) => translate(`resources.audit.${key}`);
  const types = (data?.types ?? []).map((type) => [type, words.type(type)] as const);
  const decisions = [
    [ALL_DECISIONS.join(), text('filters.all_decisions')] as const,
    ...Object.entries(DECISIONS).map(([kind, own]) => [own.join(), text(`filters.decisions.${kind}`)] as const),
  ];
  const staff = (data?.staff ?? []).map(
    ({ id, name }) => [id!, name ?? translate('events.actor.staff', { id: shortId(id!) })] as const,
  );
  const byName = (one: readonly [string, string], other: readonly [string, string]) => one[1].localeCompare(other[1]);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField source="stream" label={text('filters.stream')} />
      <FilterChoice
        source="staff_id"
        label={text('fields.actor')}
        any={text('filters.any_staff')}
        options={staff.sort(byName)}
      />
      <FilterChoice
        several
        source="type"
        any={text('filters.any_type')}
        options={[...decisions, ...types.sort(byName)]}
      />
      <DaySpan sources={['from', 'until']} labels={[text('filters.from'), text('filters.until')]} />
    </FilterBar>
  );
}
