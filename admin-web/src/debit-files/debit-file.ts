import { filteredBy } from '../layout/address/list-address';
import { API } from '../providers/api';
import type { Answer } from '../providers/api-client';

export type DueDebits = Answer<'/api/admin/debit-files-due', 'get'>;

export type DebitFile = Answer<'/api/admin/debit-files', 'get'>[number];

export const addressOf = ({ id }: DebitFile): string => `${API}/debit-files/${id}/pain.008.xml`;

/** The list of debits, with those of one file. */
export const debitsOf = ({ id }: DebitFile): string => `/direct-debits${filteredBy({ file_id: id })}`;
