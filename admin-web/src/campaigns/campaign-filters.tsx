import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { NewLink } from '../layout/new-link';
import { useListFilter } from '../layout/use-list-filter';
import { KINDS } from './campaign';

const STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const;

export function CampaignFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<{ status?: string; kind?: string }>();
  const text = (key: string) => translate(`resources.campaigns.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<NewLink>{text('new')}</NewLink>}>
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.status}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
        onChoose={(status) => change({ status })}
      />
      <Choice
        label={text('fields.kind')}
        any={text('filters.any_kind')}
        value={filter.kind}
        options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
        onChoose={(kind) => change({ kind })}
      />
    </FilterBar>
  );
}
