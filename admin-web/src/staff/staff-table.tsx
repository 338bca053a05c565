import { DataTable, useTranslate } from 'react-admin';
import { FixedColumn } from '../layout/lists/columns-menu';
import { InstantColumn, ListTable } from '../layout/lists/list-table';
import { RowLink } from '../layout/lists/row-link';
import type { StaffMember } from './staff-member';
import { NoStaff } from './no-staff';
import { SecondFactorMark, StaffMark } from './staff-mark';

export function StaffTable() {
  const translate = useTranslate();
  return (
    <ListTable<StaffMember> empty={<NoStaff />}>
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
