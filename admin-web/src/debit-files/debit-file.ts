import type { paths } from '../api/schema';
import { API } from '../providers/api';

export type DebitFile = paths['/api/admin/debit-files']['get']['responses'][200]['content']['application/json'][number];

export const addressOf = ({ id }: DebitFile): string => `${API}/debit-files/${id}/pain.008.xml`;

/** The list of debits, with those of one file. */
export const debitsOf = ({ id }: DebitFile): string =>
  `/direct-debits?filter=${encodeURIComponent(JSON.stringify({ file_id: id }))}`;
