import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { NewLink } from '../layout/lists/new-link';
import { KINDS } from './campaign';

const STATUSES = ['draft', 'sending', 'sent', 'stopped'] as const;

export function CampaignFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.campaigns.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<NewLink>{text('new')}</NewLink>}>
      <FilterChoice
        source="status"
        any={text('filters.any_status')}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
      />
      <FilterChoice
        source="kind"
        any={text('filters.any_kind')}
        options={KINDS.map((one) => [one, text(`kinds.${one}`)] as const)}
      />
    </FilterBar>
  );
}
