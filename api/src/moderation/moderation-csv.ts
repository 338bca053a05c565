import type { CsvColumns, CsvExport } from '../exports/index.js';
import type { List, ListRows, Staff } from '../kernel/index.js';
import { caseRows, type StoredCase } from './cases.js';
import type { StoredMember } from './console-members.js';

/** Ids alone: a file outlives the forgetting of a member, so it names nobody. */
const cases: CsvColumns<StoredCase> = [
  ['case_id', (row) => row.case_id],
  ['opened_at', (row) => row.opened_at],
  ['status', (row) => row.status],
  ['kind', (row) => row.kind],
  ['reason', (row) => row.reason],
  ['reporter_id', (row) => row.reporter_id],
  ['reported_id', (row) => row.reported_id],
  ['decision', (row) => row.decision],
  ['decided_by', (row) => row.decided_by],
  ['decided_at', (row) => row.decided_at],
];

const yes = (value: boolean) => (value ? 'yes' : 'no');

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

export const casesCsv = (list: List): CsvExport<StoredCase> => ({
  ...{ list: 'cases', filter: list.filter, rows: caseRows(list), columns: cases },
});

export const membersCsv = ({ filter }: List, rows: ListRows, role: Staff['role']): CsvExport<StoredMember> => ({
  ...{ list: 'members', filter, rows, columns: OF_ROLE[role] },
});
