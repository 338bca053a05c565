import { Type, type Static } from 'typebox';
import { type Bind, column, consoleList, filter } from '../../ground/lists/index.js';
import { Clock, isUuid, Nullable, shortText } from '../../kernel/index.js';
import { ageOn, dayIn, GenderSchema, MemberSearch } from '../../members/profiles/index.js';
import { Credits } from '../../money/credits/index.js';

const EVERYONE = ['id', 'signup_date', 'status', 'disabled', 'country', 'region'] as const;
/** Columns of the file by role; admins get all. It contains ids only, since it outlives a member's erasure. */
const FILE_OF_ROLE = {
  moderator: [...EVERYONE, 'gender', 'fictional'],
  finance: [...EVERYONE, 'paid_user'],
  admin: [...EVERYONE, 'gender', 'fictional', 'paid_user'],
} as const;

export class MembersList extends consoleList({
  resource: 'members',
  summary: 'Members, in the conventions of simple-rest; `q` finds a name, an e-mail address, parts of them, or an id',
  access: 'staff',
  from: 'read.console_members',
  id: 'member_id',
  columns: {
    id: column.id({ sql: 'member_id', csv: 'member_id' }),
    signup_date: column.instant(),
    status: column.value(Type.Union([Type.Literal('not_confirmed'), Type.Literal('active'), Type.Literal('deleted')])),
    disabled: column.boolean(),
    country: column.nullable(column.text()),
    region: column.nullable(column.text()),
    gender: column.nullable(column.value(GenderSchema)),
    fictional: column.boolean(),
    paid_user: column.boolean(),
    time_zone: column.hidden(column.text({ csv: false })),
    name: column.opened(),
    email: column.opened(),
    date_of_birth: column.sealed(),
  },
  more: {
    age: Nullable(Type.Integer()),
    /** Null for moderators: a report or a message says what it cost (ADM-05). */
    credits: Nullable(Type.Integer()),
  },
  inject: { clock: Clock, credits: Credits, search: MemberSearch },
  filters: {
    status: is('status'),
    country: is('country'),
    region: is('region'),
    gender: is('gender'),
    paid_user: is('paid_user'),
    fictional: is('fictional'),
    disabled: is('disabled'),
    q: async (value, bind, { search }) =>
      typeof value === 'string' ? amongIds(await whoIs(search, shortText(value)), bind) : undefined,
    signup_from: filter.since('signup_date'),
    signup_before: filter.before('signup_date'),
    id: (value, bind) => {
      const ids = [value].flat().filter((id) => typeof id === 'string');
      return amongIds(ids.filter(isUuid), bind);
    },
  },
  sort: ['signup_date', 'status', 'country', 'region', 'gender', 'paid_user', 'fictional', 'disabled'],
  defaultSort: ['signup_date', 'DESC'],
  async view(rows, { clock, credits }) {
    const balances = await Promise.all(rows.map(({ id }) => credits.balance(id)));
    return rows.map((row, i) => ({
      ...row,
      age: row.date_of_birth ? ageOn(dayIn(row.time_zone, clock.now()), row.date_of_birth) : null,
      credits: balances[i] ?? 0,
    }));
  },
  file: ({ role }) => FILE_OF_ROLE[role],
}) {}
export type ConsoleMember = Static<typeof MembersList.item>;

function is(column: string) {
  return (value: unknown, bind: Bind): string | undefined =>
    typeof value === 'string' || typeof value === 'boolean' ? `${column}::text = ${bind(String(value))}` : undefined;
}

const amongIds = (ids: string[], bind: Bind): string => `member_id = ANY (${bind(ids)}::uuid[])`;

const MOST_FOUND = 200;

/** Names and addresses are sealed: words of them, and beginnings of words, are found by keyed marks (decision 180). */
const whoIs = async (search: MemberSearch, text: string): Promise<string[]> =>
  isUuid(text) ? [text] : (await search.find(text, { limit: MOST_FOUND })).map(({ id }) => id);
