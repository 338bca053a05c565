import type { paths } from '../api/schema';
import { API } from './api';
import type { HttpClient } from './http-client';

type Body<Path extends '/api/admin/blocklist' | '/api/admin/direct-debits/{id}/return'> =
  paths[Path]['post']['requestBody']['content']['application/json'];
export type ReturnReason = Body<'/api/admin/direct-debits/{id}/return'>['reason'];
type Returns =
  paths['/api/admin/direct-debits/returns']['post']['requestBody']['content']['application/json']['returns'];
type Debits = paths['/api/admin/direct-debits']['get']['responses'][200]['content']['application/json'];
export type NewBlock = Body<'/api/admin/blocklist'>;
export type DueDebits = paths['/api/admin/debit-files-due']['get']['responses'][200]['content']['application/json'];

export interface DebitCalls {
  /** The bank gave the money back to the debtor. */
  returnDebit(id: string, reason: ReturnReason): Promise<unknown>;
  /** Those of the mandates with these references that we know. */
  debitsNamed(references: string[]): Promise<Debits>;
  /** The same for several, each as if it were entered alone. */
  enterReturns(returns: Returns): Promise<void>;
  /** The money of a refund was transferred by hand. */
  confirmTransfer(id: string, refund_id: string): Promise<unknown>;
  /** What the next file would hold. */
  dueDebits(): Promise<DueDebits>;
  makeDebitFile(): Promise<unknown>;
  /** Somebody handed it in at the bank. */
  sendDebitFile(id: string): Promise<unknown>;
  /** It does not go to the bank: its debits wait for the next one. */
  takeDebitFileApart(id: string, reason: string): Promise<unknown>;
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
    debitsNamed: async (references) => {
      const pages = inParts(references).map((part) => {
        const query = new URLSearchParams({
          filter: JSON.stringify({ reference: part }),
          range: JSON.stringify([0, AT_ONCE - 1]),
        });
        return http<Debits>(`${API}/direct-debits?${query.toString()}`);
      });
      return (await Promise.all(pages)).flatMap(({ json }) => json);
    },
    enterReturns: async (returns) => {
      for (const part of inParts(returns)) await post('direct-debits/returns', { returns: part });
    },
    confirmTransfer: (id, refund_id) => post(`direct-debits/${id}/transfer`, { refund_id }),
    dueDebits: async () => (await http<DueDebits>(`${API}/debit-files-due`)).json,
    makeDebitFile: () => post('debit-files'),
    sendDebitFile: (id) => post(`debit-files/${id}/sent`),
    takeDebitFileApart: (id, reason) => post(`debit-files/${id}/apart`, { reason }),
    collectDebitFile: (id) => post(`debit-files/${id}/collected`),
    blockDetail: (block) => post('blocklist', block),
    unblockDetail: (id, reason) => post(`blocklist/${encodeURIComponent(id)}/unblock`, { reason }),
  };
}

/** How many the API takes in one request. */
const AT_ONCE = 100;
const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, i) => all.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
