import type { Answer } from '../providers/api-client';

export type Receipt = Answer<'/api/admin/receipts', 'get'>[number];
export type ReceiptTotals = Answer<'/api/admin/receipt-totals', 'get'>['totals'][number];

export const KINDS: Receipt['kind'][] = ['receipt', 'credit_note'];
