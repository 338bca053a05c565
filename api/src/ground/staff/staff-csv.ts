import type { CsvColumns, CsvExport } from '../lists/index.js';
import type { List } from '../../kernel/index.js';
import type { ConsoleStaffMember } from './console-staff.js';

const columns: CsvColumns<ConsoleStaffMember> = [
  ['staff_id', (row) => row.id],
  ['name', (row) => row.name],
  ['email', (row) => row.email],
  ['role', (row) => row.role],
  ['status', (row) => row.status],
  ['second_factor', (row) => (row.second_factor ? 'yes' : 'no')],
  ['added_at', (row) => row.added_at],
  ['last_login_at', (row) => row.last_login_at],
];

export const staffCsv = ({ filter }: List, rows: AsyncIterable<ConsoleStaffMember>): CsvExport<ConsoleStaffMember> => ({
  ...{ list: 'staff', filter, rows, columns },
});
