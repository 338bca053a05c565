import { STATUSES, type Payment, type PaymentFilter } from './payment';

type Status = Payment['status'];

/** The parts of the list, by what they filter. Every status is in one of them. */
export const TABS = {
  odd: { attention: true },
  pending: { status: 'pending' },
  paid: { status: 'completed' },
  refunded: { status: ['refunded', 'partly_refunded'] },
  charged_back: { status: ['charged_back', 'partly_charged_back'] },
  not_paid: { status: ['failed', 'cancelled', 'declined', 'returned'] },
  all: {},
} as const satisfies Record<string, { attention?: true; status?: Status | readonly Status[] }>;
export type Tab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as Tab[];

const statusesOf = (tab: Tab): readonly Status[] => listed((TABS[tab] as PaymentFilter).status) as Status[];
const listed = (status: PaymentFilter['status']): readonly string[] =>
  status === undefined ? [] : typeof status === 'string' ? [status] : status;

/** In which of them a filter is: statuses of several are all of it, narrowed. */
export function tabOf({ attention, status }: PaymentFilter): Tab {
  if (attention) return 'odd';
  const asked = listed(status);
  if (asked.length === 0) return 'all';
  return TAB_NAMES.find((tab) => asked.every((one) => (statusesOf(tab) as string[]).includes(one))) ?? 'all';
}

/** The part of a filter that is its tab. */
export const placeOf = (filter: PaymentFilter): object => TABS[tabOf(filter)];

/** The statuses that the filter chooses within its tab; none: all of them. */
export function narrowedTo(filter: PaymentFilter): readonly string[] {
  const asked = listed(filter.status);
  return asked.length === statusesOf(tabOf(filter)).length ? [] : asked;
}

/** Those that can be told apart within it. */
export function statusesIn(tab: Tab): readonly Status[] {
  const own = statusesOf(tab);
  return own.length === 0 ? STATUSES : own;
}
