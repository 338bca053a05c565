import type { CsvColumns, CsvExport } from '../../ground/lists/index.js';
import type { List, ListRows, Staff } from '../../kernel/index.js';
import type { StoredMember } from './console-members.js';

const yes = (value: boolean) => (value ? 'yes' : 'no');

/** Ids alone: a file outlives the forgetting of a member, so it names nobody. */
const everyone: CsvColumns<StoredMember> = [
  ['member_id', (row) => row.member_id],
  ['signup_date', (row) => row.signup_date],
  ['status', (row) => row.status],
  ['disabled', (row) => yes(row.disabled)],
  ['country', (row) => row.country],
  ['region', (row) => row.region],
];
const moderators: CsvColumns<StoredMember> = [
  ['gender', (row) => row.gender],
  ['fictional', (row) => yes(row.fictional)],
];
const finance: CsvColumns<StoredMember> = [['paid_user', (row) => yes(row.paid_user)]];

/** Each role takes home what its work needs; admins do all of it. */
const OF_ROLE: Record<Staff['role'], CsvColumns<StoredMember>> = {
  moderator: [...everyone, ...moderators],
  finance: [...everyone, ...finance],
  admin: [...everyone, ...moderators, ...finance],
};

export const membersCsv = ({ filter }: List, rows: ListRows, role: Staff['role']): CsvExport<StoredMember> => ({
  ...{ list: 'members', filter, rows, columns: OF_ROLE[role] },
});
