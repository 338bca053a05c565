import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useListContext, useRedirect, useTranslate } from 'react-admin';
import { Choice } from '../layout/choice';
import { useShortcuts } from '../layout/use-shortcuts';
import { ROLES, STATUSES } from './staff-mark';

type Filter = Partial<Record<'role' | 'status', string>>;

export function StaffFilters() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const list = useListContext();
  useShortcuts({ n: () => redirect('create', 'staff') });
  const filter = list.filterValues as Filter;
  const text = (key: string) => translate(`resources.staff.${key}`);
  const change = (part: Filter) =>
    list.setFilters(Object.fromEntries(Object.entries({ ...filter, ...part }).filter(([, value]) => value)));
  return (
    <Box sx={barSx}>
      <Box role="search" aria-label={text('filters.label')} sx={searchSx}>
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
      </Box>
      <Button component={Link} to="/staff/create" variant="contained" startIcon={<PersonAdd />}>
        {text('new')}
      </Button>
    </Box>
  );
}

const barSx = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  justifyContent: 'space-between',
  gap: 1,
  width: '100%',
  pb: 1.5,
} as const;
const searchSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', md: '176px 176px' },
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
} as const;
