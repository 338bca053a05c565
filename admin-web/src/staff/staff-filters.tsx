import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { useTranslate } from 'react-admin';
import { FilterChoice } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { NewLink } from '../layout/lists/new-link';
import { ROLES, STATUSES } from './staff-mark';

export function StaffFilters() {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.staff.${key}`);
  return (
    <FilterBar label={text('filters.label')} actions={<NewLink icon={<PersonAdd />}>{text('new')}</NewLink>}>
      <FilterChoice
        source="role"
        any={text('filters.any_role')}
        options={ROLES.map((one) => [one, translate(`console.roles.${one}`)] as const)}
      />
      <FilterChoice
        source="status"
        any={text('filters.any_status')}
        options={STATUSES.map((one) => [one, text(`status.${one}`)] as const)}
      />
    </FilterBar>
  );
}
