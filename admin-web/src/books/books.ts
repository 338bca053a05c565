import type { Answer } from '../providers/api-client';

export type Books = Answer<'/api/admin/books', 'get'>;
export type Account = Books['accounts'][number];

export type Month = Answer<'/api/admin/months', 'get'>['months'][number];
export type PeriodAccount = Answer<'/api/admin/ledger', 'get'>['accounts'][number];
export type PeriodBalance = PeriodAccount['opening'];

/** Credits come from these; their figures are below zero. */
const SOURCES: readonly Account['account'][] = ['sold', 'granted', 'debt', 'chargeback_loss'];

export const isSource = ({ account }: Pick<Account, 'account'>): boolean => SOURCES.includes(account);

/** Both sides of the books, as numbers of credits: where they came from and where they are. */
export function sidesOf({ accounts }: Books): { sources: Account[]; places: Account[] } {
  // Not −0, which would be shown with its sign.
  const sources = accounts.filter(isSource).map(({ account, credits }) => ({ account, credits: 0 - credits }));
  return { sources, places: accounts.filter((one) => !isSource(one)) };
}

/** As the tables of both sides show it: nothing below zero because credits came from there. */
export function asOnItsSide(account: Account['account'], { credits, money }: PeriodBalance): PeriodBalance {
  if (!isSource({ account })) return { credits, money };
  return { credits: 0 - credits, money: money.map(({ amount, currency }) => ({ amount: 0 - amount, currency })) };
}

export const totalOf = (side: readonly { credits: number }[]): number =>
  side.reduce((sum, { credits }) => sum + credits, 0);
