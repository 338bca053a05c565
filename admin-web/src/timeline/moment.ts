import { idOf, kindOf } from '../layout/values/stream-name';
import type { Answer } from '../providers/api-client';

export type Moment = Answer<'/api/admin/members/{id}/as-of', 'get'>;
export type MemberState = Moment['states'][number];

/** In the address: which view of a timeline, and the two instants (ISO 8601, UTC). */
export const VIEW_NAME = 'view';
export const VIEWS = ['events', 'moment'] as const;
export const AT_NAME = 'at';
export const BESIDE_NAME = 'beside';

/** Kinds of streams of a member that a moment is made of. */
const PARTS = ['member', 'profile', 'wallet'];

/** The member whom a timeline is about, as far as a moment can show it. */
export const memberOf = (stream: string): string | undefined =>
  PARTS.includes(kindOf(stream)) ? idOf(stream) : undefined;

/** What an address has; nothing where it is no instant. */
export function instantOf(text: string | null): string | undefined {
  const time = text === null ? NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** The earlier first; the second left out: now. */
export const inOrder = (at: string, beside: string | undefined): [string, string | undefined] =>
  beside !== undefined && beside < at ? [beside, at] : [at, beside];

type Shown = string | number | boolean | null | string[];
/** What a person reads in one place: `erased` where its key is gone, null where there is nothing. */
export type Cell = { value: Shown } | 'erased';

export interface Line {
  field: string;
  cells: readonly [Cell, Cell];
  changed: boolean;
}
export interface Part {
  name: 'account' | 'profile' | 'wallet' | 'conversations';
  lines: Line[];
}

type Written = { value: Shown } | null;
const told = (text: Written): Cell => (text === null ? { value: null } : text.value === null ? 'erased' : text);
const plain = (value: Shown): Cell => ({ value });

const FIELDS: Readonly<Record<Part['name'], Readonly<Record<string, (state: MemberState) => Cell>>>> = {
  account: {
    status: ({ status }) => plain(status),
    disabled: ({ disabled }) => plain(disabled),
    signup_date: ({ signup_date }) => plain(signup_date),
    email: ({ email }) => told(email),
    language: ({ language }) => plain(language),
    paid_user: ({ paid_user }) => plain(paid_user),
  },
  profile: {
    name: ({ name }) => told(name),
    age: ({ age }) => told(age),
    gender: ({ gender }) => told(gender),
    country: ({ country }) => plain(country),
    region: ({ region }) => plain(region),
    fictional: ({ fictional }) => plain(fictional),
    invisible: ({ invisible }) => plain(invisible),
    hidden: ({ hidden }) => plain(hidden),
    city: ({ profile }) => told(profile?.city ?? null),
    description: ({ profile }) => told(profile?.description ?? null),
    interests: ({ profile }) => told(profile?.interests ?? null),
    consents: ({ consents }) =>
      plain(consents && (['sexuality', 'interests', 'appearance'] as const).filter((purpose) => consents[purpose])),
  },
  wallet: {
    balance: ({ wallet }) => plain(wallet && wallet.balance),
    held: ({ wallet }) => plain(wallet && wallet.held),
    debt: ({ wallet }) => plain(wallet && wallet.debt),
    purchases: ({ wallet }) => plain(wallet && wallet.purchases),
  },
  conversations: {
    partners: ({ conversations }) => plain(conversations && conversations.partners),
    listed: ({ conversations }) => plain(conversations && conversations.listed),
    unread: ({ conversations }) => plain(conversations && conversations.unread),
    sent: ({ conversations }) => plain(conversations && conversations.sent),
    received: ({ conversations }) => plain(conversations && conversations.received),
  },
};

const isNothing = (cell: Cell): boolean => cell !== 'erased' && cell.value === null;

/** The two states line by line, by subject. What neither of them tells, or the reader's role is not told, is left out. */
export function partsOf([one, other]: readonly [MemberState, MemberState]): Part[] {
  return (Object.entries(FIELDS) as [Part['name'], (typeof FIELDS)[Part['name']]][])
    .map(([name, fields]) => ({
      name,
      lines: Object.entries(fields)
        .map(([field, cellOf]): Line => {
          const cells = [cellOf(one), cellOf(other)] as const;
          return { field, cells, changed: JSON.stringify(cells[0]) !== JSON.stringify(cells[1]) };
        })
        .filter(({ cells }) => !cells.every(isNothing)),
    }))
    .filter(({ lines }) => lines.length > 0);
}
