import type { Answer, Body } from '../providers/api-client';

export type ReturnReason = Body<'/api/admin/direct-debits/{id}/return', 'post'>['reason'];

type Path = '/api/admin/direct-debits';
export type Debit = Answer<Path, 'get'>[number];
export type DebitDetail = Answer<`${Path}/{id}`, 'get'>;

export const STATUSES: Debit['status'][] = ['authorised', 'filed', 'sent', 'collected', 'returned', 'withdrawn'];

/** Of the EPC rulebook, the usual ones first. */
export const RETURN_REASONS: ReturnReason[] = [
  ...(['AM04', 'MD06', 'MD01', 'AC01', 'AC04', 'AC06'] as const),
  ...(['AG01', 'AG02', 'MD07', 'MS02', 'MS03', 'SL01'] as const),
  ...(['AC13', 'AM05', 'BE05', 'CNOR', 'DNOR', 'FF01', 'RC01', 'RR01', 'RR02', 'RR03', 'RR04'] as const),
];

/** What the list itself looks at in its filter. */
export interface DebitFilter {
  status?: string;
  transfer?: boolean;
  file_id?: string;
}

/** Refunds that finance has to transfer by hand. */
export const transfersOf = ({ pay_back, actions }: DebitDetail) =>
  actions.includes('confirm_transfer') ? pay_back.filter(({ done }) => !done) : [];
