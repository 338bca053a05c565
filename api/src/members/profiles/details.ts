import { Type, type Static } from 'typebox';
import { Nullable } from '../../kernel/index.js';
import { CHOICES, SOUGHT_GENDERS } from './profile-fields.values.js';

const choice = <const T extends readonly string[]>(values: T) => Nullable(Type.Enum(values));
const text = Nullable(Type.String());

/** Profile fields besides the card. Null, or no interests: not answered or not shown. */
export const DetailsSchema = Type.Object({
  sought_gender: choice(SOUGHT_GENDERS),
  city: text,
  description: text,
  interests: Type.Array(Type.String({ description: 'One of those under /api/interests' })),
  sexuality: choice(CHOICES.sexuality),
  relationship_status: choice(CHOICES.relationship_status),
  reason_for_signup: choice(CHOICES.reason_for_signup),
  hair_color: choice(CHOICES.hair_color),
  eye_color: choice(CHOICES.eye_color),
  body_type: choice(CHOICES.body_type),
  tattoos: choice(CHOICES.tattoos),
});
export type Details = Static<typeof DetailsSchema>;

export const DETAIL_FIELDS = Object.keys(DetailsSchema.properties) as (keyof Details)[];
const unanswered = Object.fromEntries(DETAIL_FIELDS.map((field) => [field, null])) as Omit<Details, 'interests'>;
export const NO_DETAILS: Details = { ...unanswered, interests: [] };

/** Keeps only the fields that the operator lets members see of each other (PRO-01). */
export const shownOf = (details: Details, fields: readonly string[]): Details => ({
  ...NO_DETAILS,
  ...Object.fromEntries(Object.entries(details).filter(([field]) => fields.includes(field))),
});

/** Those that the operator offers today; what a member chose before stays in its event (PRO-01). */
export const offeredOf = (interests: readonly string[], offered: readonly string[]): string[] =>
  interests.filter((one) => offered.includes(one));

export const isComplete = ({ description, city, sought_gender }: Details): boolean =>
  !!description && !!city && !!sought_gender;
