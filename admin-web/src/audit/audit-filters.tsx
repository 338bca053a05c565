import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { DaySpan } from '../layout/day-span';
import { FilterBar } from '../layout/filter-bar';
import { SearchField } from '../layout/search-field';
import { useEventWords } from '../layout/use-event-words';
import { useListFilter } from '../layout/use-list-filter';
import type { AuditFilter } from './audit';
import { dataOf, useApi } from '../providers/api-client';

export function AuditFilters() {
  const translate = useTranslate();
  const words = useEventWords();
  const api = useApi();
  const { filter, change } = useListFilter<AuditFilter>();
  const { data } = useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: () => dataOf(api.GET('/api/admin/audit/choices')),
    staleTime: 300_000,
  });
  const text = (key: string) => translate(`resources.audit.${key}`);
  const types = (data?.types ?? []).map((type) => [type, words.type(type)] as const);
  const staff = (data?.staff ?? []).map(
    ({ id, name }) => [id!, name ?? translate('events.actor.staff', { id: id!.slice(0, 8) })] as const,
  );
  const byName = (one: readonly [string, string], other: readonly [string, string]) => one[1].localeCompare(other[1]);
  return (
    <FilterBar label={text('filters.label')}>
      <SearchField
        label={text('filters.stream')}
        value={filter.stream ?? ''}
        onSearch={(stream) => change({ stream })}
      />
      <Choice
        label={text('fields.actor')}
        any={text('filters.any_staff')}
        value={filter.staff_id}
        options={staff.sort(byName)}
        onChoose={(staff_id) => change({ staff_id })}
      />
      <Choice
        label={text('fields.type')}
        any={text('filters.any_type')}
        value={filter.type}
        options={types.sort(byName)}
        onChoose={(type) => change({ type })}
      />
      <DaySpan
        labels={[text('filters.from'), text('filters.until')]}
        from={filter.from}
        before={filter.until}
        onFrom={(from) => change({ from })}
        onBefore={(until) => change({ until })}
      />
    </FilterBar>
  );
}
