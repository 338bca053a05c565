import type { paths } from '../api/schema';
import type { NewBlock } from '../providers/debit-calls';

export type Block = paths['/api/admin/blocklist']['get']['responses'][200]['content']['application/json'][number];
export type Kind = NewBlock['kind'];
export const KINDS: Kind[] = ['iban', 'phone'];

/** The API's limit. */
export const REASON_MOST = 500;

export interface BlockFilter {
  q?: string;
  kind?: string;
  active?: boolean;
}
