import type { paths } from '../api/schema';
import { API } from './api';
import type { HttpClient } from './http-client';

type Body<Path extends '/api/admin/blocklist' | '/api/admin/direct-debits/{id}/return'> =
  paths[Path]['post']['requestBody']['content']['application/json'];
export type ReturnReason = Body<'/api/admin/direct-debits/{id}/return'>['reason'];
export type NewBlock = Body<'/api/admin/blocklist'>;
export type DueDebits = paths['/api/admin/debit-files-due']['get']['responses'][200]['content']['application/json'];

export interface DebitCalls {
  /** The bank gave the money back to the debtor. */
  returnDebit(id: string, reason: ReturnReason): Promise<unknown>;
  /** The money of a refund was transferred by hand. */
  confirmTransfer(id: string, refund_id: string): Promise<unknown>;
  /** What the next file would hold. */
  dueDebits(): Promise<DueDebits>;
  makeDebitFile(): Promise<unknown>;
  /** The bank has credited it. */
  collectDebitFile(id: string): Promise<unknown>;
  blockDetail(block: NewBlock): Promise<unknown>;
  unblockDetail(id: string, reason: string): Promise<unknown>;
}

/** Direct debits, their files, and what nobody may pay with. */
export function debitCalls(http: HttpClient): DebitCalls {
  const post = (path: string, body?: object) =>
    http(`${API}/${path}`, { method: 'POST', ...(body && { body: JSON.stringify(body) }) });
  return {
    returnDebit: (id, reason) => post(`direct-debits/${id}/return`, { reason }),
    confirmTransfer: (id, refund_id) => post(`direct-debits/${id}/transfer`, { refund_id }),
    dueDebits: async () => (await http<DueDebits>(`${API}/debit-files-due`)).json,
    makeDebitFile: () => post('debit-files'),
    collectDebitFile: (id) => post(`debit-files/${id}/collected`),
    blockDetail: (block) => post('blocklist', block),
    unblockDetail: (id, reason) => post(`blocklist/${encodeURIComponent(id)}/unblock`, { reason }),
  };
}
