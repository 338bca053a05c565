import type { Answer } from '../providers/api-client';

export type Receipt = Answer<'/api/admin/receipts', 'get'>[number];

export const KINDS: Receipt['kind'][] = ['receipt', 'credit_note'];
