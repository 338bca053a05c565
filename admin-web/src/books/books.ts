import type { Answer } from '../providers/api-client';

export type Books = Answer<'/api/admin/books', 'get'>;
export type Account = Books['accounts'][number];

/** Credits come from these; their figures are below zero. */
const SOURCES: readonly Account['account'][] = ['sold', 'granted', 'debt', 'chargeback_loss'];

/** Both sides of the books, as numbers of credits: where they came from and where they are. */
export function sidesOf({ accounts }: Books): { sources: Account[]; places: Account[] } {
  const isSource = ({ account }: Account) => SOURCES.includes(account);
  // Not −0, which would be shown with its sign.
  const sources = accounts.filter(isSource).map(({ account, credits }) => ({ account, credits: 0 - credits }));
  return { sources, places: accounts.filter((one) => !isSource(one)) };
}

export const totalOf = (side: readonly Account[]): number => side.reduce((sum, { credits }) => sum + credits, 0);
