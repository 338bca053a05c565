import { DataTable, useTranslate } from 'react-admin';
import { RowLink, useRowWalk } from '../layout/row-link';
import { useFormats } from '../members/use-formats';
import type { StaffMember } from '../providers/staff-calls';
import { NoStaff } from './no-staff';
import { SecondFactorMark, StaffMark } from './staff-mark';

export function StaffTable() {
  const translate = useTranslate();
  const formats = useFormats();
  useRowWalk();
  return (
    <DataTable<StaffMember> bulkActionButtons={false} rowClick="show" empty={<NoStaff />}>
      <DataTable.Col<StaffMember> source="name" render={({ id, name }) => <RowLink id={id}>{name}</RowLink>} />
      <DataTable.Col<StaffMember> source="email" render={({ email }) => email} />
      <DataTable.Col<StaffMember> source="role" render={({ role }) => translate(`console.roles.${role}`)} />
      <DataTable.Col<StaffMember> source="status" render={({ status }) => <StaffMark status={status} />} />
      <DataTable.Col<StaffMember>
        source="second_factor"
        render={({ second_factor }) => <SecondFactorMark set={second_factor} />}
      />
      <DataTable.Col<StaffMember>
        source="last_login_at"
        align="right"
        sortByOrder="DESC"
        render={({ last_login_at }) => (last_login_at ? formats.instant(last_login_at) : '–')}
      />
    </DataTable>
  );
}
