import { Type, type Static } from 'typebox';
import { boolean, consoleList, instant, nullable, sealed, text, type Bind } from '../../ground/lists/index.js';
import { Clock, Id, Instant, isUuid, Nullable, Store } from '../../kernel/index.js';
import { normaliseEmail } from '../../members/accounts/index.js';
import { ageOn, dayIn, GenderSchema } from '../../members/profiles/index.js';
import { Credits } from '../../money/credits/index.js';

export const ConsoleMember = Type.Object({
  id: Id,
  name: Nullable(Type.String()),
  email: Nullable(Type.String()),
  status: Type.Union([Type.Literal('not_confirmed'), Type.Literal('active'), Type.Literal('deleted')]),
  country: Nullable(Type.String()),
  region: Nullable(Type.String()),
  gender: Nullable(GenderSchema),
  age: Nullable(Type.Integer()),
  credits: Type.Integer(),
  paid_user: Type.Boolean(),
  fictional: Type.Boolean(),
  disabled: Type.Boolean(),
  signup_date: Instant,
});
export type ConsoleMember = Static<typeof ConsoleMember>;

const EVERYONE = ['id', 'signup_date', 'status', 'disabled', 'country', 'region'] as const;
/** Columns of the file by role; admins get all. It contains ids only, since it outlives a member's erasure. */
const FILE_OF_ROLE = {
  moderator: [...EVERYONE, 'gender', 'fictional'],
  finance: [...EVERYONE, 'paid_user'],
  admin: [...EVERYONE, 'gender', 'fictional', 'paid_user'],
} as const;

export class MembersList extends consoleList({
  resource: 'members',
  summary: 'Members, in the conventions of simple-rest; `q` finds a whole e-mail address or id',
  access: 'staff',
  item: ConsoleMember,
  from: 'read.console_members',
  id: 'member_id',
  columns: {
    id: text({ sql: 'member_id', csv: 'member_id' }),
    signup_date: instant(),
    status: text<ConsoleMember['status']>(),
    disabled: boolean(),
    country: nullable(text()),
    region: nullable(text()),
    gender: nullable(text<NonNullable<ConsoleMember['gender']>>()),
    fictional: boolean(),
    paid_user: boolean(),
    time_zone: text({ csv: false }),
    name: sealed(),
    email: sealed(),
    date_of_birth: sealed(),
  },
  inject: { clock: Clock, credits: Credits, store: Store },
  filters: {
    status: is('status'),
    country: is('country'),
    region: is('region'),
    gender: is('gender'),
    paid_user: is('paid_user'),
    fictional: is('fictional'),
    disabled: is('disabled'),
    q: async (value, bind, { store }) =>
      typeof value === 'string' ? amongIds([await whoIs(store, value.trim())], bind) : undefined,
    id: (value, bind) => {
      const ids = [value].flat().filter((id) => typeof id === 'string');
      return amongIds(ids.filter(isUuid), bind);
    },
  },
  sort: ['signup_date', 'status', 'country', 'region', 'gender', 'paid_user', 'fictional', 'disabled'],
  defaultSort: ['signup_date', 'DESC'],
  async view(rows, { clock, credits }) {
    const balances = await Promise.all(rows.map(({ id }) => credits.balance(id)));
    return rows.map(({ time_zone, date_of_birth, ...row }, i) => ({
      ...row,
      age: date_of_birth ? ageOn(dayIn(time_zone, clock.now()), date_of_birth) : null,
      credits: balances[i] ?? 0,
    }));
  },
  file: ({ role }) => FILE_OF_ROLE[role],
}) {}

function is(column: string) {
  return (value: unknown, bind: Bind): string | undefined =>
    typeof value === 'string' || typeof value === 'boolean' ? `${column}::text = ${bind(String(value))}` : undefined;
}

const amongIds = (ids: string[], bind: Bind): string => `member_id = ANY (${bind(ids)}::uuid[])`;

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Names and addresses are sealed, so a search needs the complete address or id. */
async function whoIs(store: Store, text: string): Promise<string> {
  if (isUuid(text)) return text;
  const email = normaliseEmail(text);
  return (email && (await store.holder('email', email))) || NOBODY;
}
