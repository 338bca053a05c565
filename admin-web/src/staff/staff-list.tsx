import { ListPage } from '../layout/lists/list-page';
import { DataTable, useTranslate } from 'react-admin';
import { FixedColumn, InstantColumn, ListTable, RowLink } from '../layout/lists/list-table';
import type { StaffMember } from './staff-member';
import { SecondFactorMark, StaffMark, ROLES, STATUSES } from './staff-mark';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import { FilterChoice, FilterWords } from '../layout/lists/choice';
import { FilterBar } from '../layout/lists/filter-bar';
import { NewLink } from '../layout/lists/new-link';
import { CardLine, CardLines, CardList } from '../layout/lists/card-list';
import { NothingListed } from '../layout/lists/nothing-listed';
import { useText } from '../layout/values/words';

export const StaffList = () => (
  <ListPage
    nothing={<NoStaff />}
    exported
    sort={{ field: 'name', order: 'ASC' }}
    filters={<StaffFilters />}
    table={<StaffTable />}
    cards={<StaffCards />}
    hints={[{ keys: ['N'], text: 'new' }]}
  />
);

function StaffTable() {
  const translate = useTranslate();
  return (
    <ListTable<StaffMember>>
      <FixedColumn<StaffMember> source="name" render={({ id, name }) => <RowLink id={id}>{name}</RowLink>} />
      <DataTable.Col<StaffMember> source="email" render={({ email }) => email} />
      <DataTable.Col<StaffMember> source="role" render={({ role }) => translate(`console.roles.${role}`)} />
      <DataTable.Col<StaffMember> source="status" render={({ status }) => <StaffMark status={status} />} />
      <DataTable.Col<StaffMember>
        source="second_factor"
        render={({ second_factor }) => <SecondFactorMark set={second_factor} />}
      />
      <InstantColumn source="last_login_at" />
    </ListTable>
  );
}

function StaffFilters() {
  const translate = useTranslate();
  const text = useText('resources.staff');
  return (
    <FilterBar actions={<NewLink icon={<PersonAdd />}>{text('new')}</NewLink>}>
      <FilterChoice
        source="role"
        any={text('filters.any_role')}
        options={ROLES.map((one) => [one, translate(`console.roles.${one}`)] as const)}
      />
      <FilterWords source="status" values={STATUSES} />
    </FilterBar>
  );
}

function StaffCards() {
  const translate = useTranslate();
  return (
    <CardList<StaffMember>
      primaryText={({ name, role }) => (
        <CardLine strong>
          <span>{name}</span>
          <span>{translate(`console.roles.${role}`)}</span>
        </CardLine>
      )}
      secondaryText={({ email, status, second_factor }) => (
        <CardLines>
          <span>{email}</span>
          <CardLine>
            <StaffMark status={status} />
            <SecondFactorMark set={second_factor} />
          </CardLine>
        </CardLines>
      )}
    />
  );
}

const NoStaff = () => (
  <NothingListed
    drawing={
      <>
        <rect x="20" y="22" width="56" height="56" rx="8" />
        <circle cx="48" cy="44" r="9" />
        <path d="M32 68a16 16 0 0 1 32 0M40 22v-6h16v6" />
      </>
    }
  />
);
