import type { paths } from '../api/schema';
import type { ReturnReason } from '../providers/debit-calls';

type Path = '/api/admin/direct-debits';
export type Debit = paths[Path]['get']['responses'][200]['content']['application/json'][number];
export type DebitDetail = paths[`${Path}/{id}`]['get']['responses'][200]['content']['application/json'];

export const STATUSES: Debit['status'][] = ['authorised', 'filed', 'sent', 'collected', 'returned', 'withdrawn'];

/** Of the EPC rulebook, the usual ones first. */
export const RETURN_REASONS: ReturnReason[] = [
  ...(['AM04', 'MD06', 'MD01', 'AC01', 'AC04', 'AC06'] as const),
  ...(['AG01', 'AG02', 'MD07', 'MS02', 'MS03', 'SL01'] as const),
  ...(['AC13', 'AM05', 'BE05', 'CNOR', 'DNOR', 'FF01', 'RC01', 'RR01', 'RR02', 'RR03', 'RR04'] as const),
];

export interface DebitFilter {
  q?: string;
  status?: string;
  transfer?: boolean;
  file_id?: string;
  signed_from?: string;
  signed_before?: string;
  /** Days. */
  collect_from?: string;
  collect_until?: string;
}

/** Refunds that finance has to transfer by hand. */
export const transfersOf = ({ pay_back, actions }: DebitDetail) =>
  actions.includes('confirm_transfer') ? pay_back.filter(({ done }) => !done) : [];
