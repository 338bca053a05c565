import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { FilterBar } from '../layout/filter-bar';
import { NewLink } from '../layout/new-link';
import { useListFilter } from '../layout/use-list-filter';
import { ROLES, STATUSES } from './staff-mark';

export function StaffFilters() {
  const translate = useTranslate();
  const { filter, change } = useListFilter<{ role?: string; status?: string }>();
  const text = (key: string) => translate(`resources.staff.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<NewLink icon={<PersonAdd />}>{text('new')}</NewLink>}>
      <Choice
        label={text('fields.role')}
        any={text('filters.any_role')}
        value={filter.role}
        options={ROLES.map((one) => [one, translate(`console.roles.${one}`)] as const)}
        onChoose={(role) => change({ role })}
      />
      <Choice
        label={text('fields.status')}
        any={text('filters.any_status')}
        value={filter.status}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
        onChoose={(status) => change({ status })}
      />
    </FilterBar>
  );
}
