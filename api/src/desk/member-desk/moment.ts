import { Type, type Static } from 'typebox';
import { accountOf } from '../../members/accounts/index.js';
import type { ChatCounts } from '../../meeting/conversations/index.js';
import { Id, Instant, Nullable, type Sealed } from '../../kernel/index.js';
import { ageOn, dayIn, GenderSchema, OwnProfile, type Gender, type ProfileAsOf } from '../../members/profiles/index.js';
import type { walletOf } from '../../money/credits/index.js';

/** Something that was written: null in it means that its key is gone, so that nobody can read it any more. */
const written = <T extends Parameters<typeof Nullable>[0]>(value: T) =>
  Nullable(Type.Object({ value: Nullable(value, { description: 'Null: erased since' }) }), {
    description: 'Null: nothing was written',
  });

export const MemberState = Type.Object({
  at: Nullable(Instant, { description: 'Null: now' }),
  status: Type.Enum(['none', 'not_confirmed', 'active', 'deleted', 'erased'], {
    description: '`none`: had not signed up yet',
  }),
  disabled: Type.Boolean(),
  paid_user: Type.Boolean(),
  signup_date: Nullable(Instant),
  language: Nullable(Type.String()),
  email: written(Type.String()),
  name: written(Type.String()),
  age: written(Type.Integer()),
  gender: written(GenderSchema),
  country: Nullable(Type.String()),
  region: Nullable(Type.String()),
  fictional: Type.Boolean(),
  invisible: Type.Boolean(),
  hidden: Type.Boolean(),
  consents: Nullable(OwnProfile.properties.consents),
  profile: Nullable(
    Type.Object({
      city: written(Type.String()),
      description: written(Type.String()),
      interests: written(Type.Array(Type.String())),
    }),
  ),
  /** Credits: what can be spent, what is held for refunds, and what is owed after charge-backs. */
  wallet: Nullable(
    Type.Object({
      balance: Type.Integer(),
      held: Type.Integer(),
      debt: Type.Integer(),
      purchases: Type.Integer({ description: 'How often credits were bought' }),
    }),
  ),
  conversations: Nullable(
    Type.Object({
      partners: Type.Integer({ description: 'Members with whom messages were exchanged' }),
      listed: Nullable(Type.Integer({ description: 'Conversations in the chat list' })),
      unread: Nullable(Type.Integer()),
      sent: Nullable(Type.Integer()),
      received: Nullable(Type.Integer()),
    }),
    { description: 'Without conversations with members who have been erased since; null once the member is erased' },
  ),
});
export type MemberState = Static<typeof MemberState>;

export const MemberMoment = Type.Object({
  id: Id,
  states: Type.Array(MemberState, { minItems: 2, maxItems: 2, description: 'As of `at` and as of `beside`' }),
  counted: Type.Object({
    conversations: Type.Integer({ description: 'The latest so many are counted' }),
    all: Type.Integer(),
  }),
});
export type MemberMoment = Static<typeof MemberMoment>;

type Wallet = ReturnType<typeof walletOf>['definition']['initial'];

/** What the streams of a member say as of one instant, still sealed. */
export interface StreamsAsOf {
  account: Parameters<typeof accountOf>[0];
  profile: ProfileAsOf;
  wallet: Wallet;
  chats: ChatCounts;
}

/** What of it has to be opened; `all`: also what the member wrote on the profile. */
export const sealedOf = (
  { account, profile: { dateOfBirth, gender, texts } }: StreamsAsOf,
  all: boolean,
): (Sealed | null | undefined)[] => [
  accountOf(account).email,
  dateOfBirth,
  gender,
  texts.name,
  ...(all ? [texts.city, texts.description, texts.interests] : []),
];

type Texts = ReadonlyMap<string, string | null>;

/**
 * A member as of an instant (ADM-02).
 *
 * @param texts what the sealed texts say; null: the key is gone
 * @param at null: now
 */
export function stateOf(streams: StreamsAsOf, texts: Texts, { at, now }: { at: Date | null; now: Date }): MemberState {
  const { profile: told, wallet, chats } = streams;
  const account = accountOf(streams.account);
  const { profile } = told;
  const open = (text: Sealed | null | undefined) => (text ? { value: texts.get(text) ?? null } : null);
  const through = <T>(text: Sealed | null | undefined, read: (plain: string) => T) => {
    const plain = open(text);
    return plain && { value: plain.value === null ? null : read(plain.value) };
  };
  const erased = account.erased;
  return {
    at: at?.toISOString() ?? null,
    status: erased ? 'erased' : account.status,
    disabled: account.disabled,
    paid_user: account.premium,
    signup_date: account.signedUpAt,
    language: account.language || null,
    email: open(account.email),
    name: open(told.texts.name),
    age: through(told.dateOfBirth, (day) => ageOn(dayIn(account.timeZone, at ?? now), day)),
    gender: through(told.gender, (gender) => gender as Gender),
    country: profile.country,
    region: profile.region,
    fictional: profile.fictional,
    invisible: profile.invisible,
    hidden: profile.hidden,
    consents: profile.exists ? consentsOf(profile.consents) : null,
    profile: profile.exists
      ? {
          city: open(told.texts.city),
          description: open(told.texts.description),
          interests: through(told.texts.interests, (list) => JSON.parse(list) as string[]),
        }
      : null,
    wallet: walletView(wallet),
    conversations: erased ? null : chats,
  };
}

const consentsOf = ({ sexuality, interests, appearance }: ProfileAsOf['profile']['consents']) => ({
  sexuality: sexuality !== null,
  interests: interests !== null,
  appearance: appearance !== null,
});

const walletView = ({ balance, held, debt, purchases }: Wallet) => ({
  balance,
  held: Object.values(held).reduce((sum, { left }) => sum + left, 0),
  debt,
  purchases,
});
