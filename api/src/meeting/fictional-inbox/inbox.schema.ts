import { Type, type Static } from 'typebox';
import { Id, Instant, Nullable } from '../../kernel/index.js';
import { DetailsSchema, GenderSchema } from '../../members/profiles/index.js';

const text = Nullable(Type.String());
const body = Nullable(Type.String(), { description: 'null: erased, or taken down' });
const gift = Nullable(Type.String(), { description: 'Which of the catalogue went with it (CHT-10)' });
const photo = Type.Optional(Type.Literal(true, { description: 'It is a photo, without words (CHT-11)' }));
const taken_down = Type.Boolean({ description: 'By staff, because of a report: nobody reads it any more (PRV-03)' });

const person = {
  id: Id,
  name: Type.String({ description: 'Empty once the member is forgotten' }),
  age: Nullable(Type.Integer()),
  gender: Nullable(GenderSchema),
  country: Type.String(),
  region: text,
};

export const InboxItem = Type.Object({
  id: Id,
  profile: Type.Object(person, { description: 'The fictional one, in whose name staff write' }),
  member: Type.Object(person),
  last_message: Type.Object({ by_member: Type.Boolean(), body, gift, photo, taken_down, sent_at: Instant }),
  unanswered: Nullable(
    Type.Object({
      messages: Type.Integer(),
      credits: Type.Integer({ description: 'That go back unless somebody answers in time' }),
      since: Instant,
      answer_by: Nullable(Instant, { description: 'null: all of them went back already' }),
      returned: Type.Integer({ description: 'Credits that went back' }),
    }),
  ),
  claimed: Type.Union([Type.Literal('me'), Type.Literal('other'), Type.Null()]),
});
export type InboxItem = Static<typeof InboxItem>;

export const InboxMessage = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  by_member: Type.Boolean(),
  body,
  gift,
  photo: Type.Optional(
    Type.Object({ url: Type.String(), card_url: Type.String(), width: Type.Integer(), height: Type.Integer() }),
  ),
  taken_down,
  sent_at: Instant,
  price: Type.Integer(),
  answer_by: Nullable(Instant),
  returned: Type.Boolean({ description: 'Its credits went back' }),
  written_by: Nullable(Type.String(), {
    description: 'Name of who of the staff wrote it; null: the member, or from before the profile was fictional',
  }),
});
export type InboxMessage = Static<typeof InboxMessage>;

export const InboxPerson = Type.Object({
  ...person,
  /** The photo that others see first; null: there is none. */
  photo_url: Nullable(Type.String()),
  ...Type.Pick(DetailsSchema, ['city', 'description', 'interests', 'relationship_status', 'reason_for_signup'])
    .properties,
});
export type InboxPerson = Static<typeof InboxPerson>;

export const InboxConversation = Type.Object({
  ...InboxItem.properties,
  profile: InboxPerson,
  member: InboxPerson,
  messages: Type.Array(InboxMessage, { description: 'The newest 50 before `before`, the oldest first' }),
  has_more: Type.Boolean(),
});
export type InboxConversation = Static<typeof InboxConversation>;
