import { Type, type Static } from 'typebox';
import { DetailsSchema, GenderSchema } from '../profiles/index.js';

const instant = Type.String({ format: 'date-time' });
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()]);
const text = orNull(Type.String());
const body = Type.Union([Type.String(), Type.Null()], { description: 'null: erased, or taken down' });
const taken_down = Type.Boolean({ description: 'By staff, because of a report: nobody reads it any more (PRV-03)' });

const person = {
  id: Type.String({ format: 'uuid' }),
  name: Type.String({ description: 'Empty once the member is forgotten' }),
  age: orNull(Type.Integer()),
  gender: GenderSchema,
  country: Type.String(),
  region: text,
};

export const InboxItem = Type.Object({
  id: Type.String({ format: 'uuid' }),
  profile: Type.Object(person, { description: 'The fictional one, in whose name staff write' }),
  member: Type.Object(person),
  last_message: Type.Object({ by_member: Type.Boolean(), body, taken_down, sent_at: instant }),
  unanswered: orNull(
    Type.Object({
      messages: Type.Integer(),
      credits: Type.Integer({ description: 'That go back unless somebody answers in time' }),
      since: instant,
      answer_by: Type.Union([instant, Type.Null()], { description: 'null: all of them went back already' }),
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
  taken_down,
  sent_at: instant,
  price: Type.Integer(),
  answer_by: orNull(instant),
  returned: Type.Boolean({ description: 'Its credits went back' }),
  written_by: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of who of the staff wrote it; null: the member, or from before the profile was fictional',
  }),
});
export type InboxMessage = Static<typeof InboxMessage>;

const { city, description, interests, relationship_status, reason_for_signup } = DetailsSchema.properties;
export const InboxPerson = Type.Object({
  ...person,
  ...{ city, description, interests, relationship_status, reason_for_signup },
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
