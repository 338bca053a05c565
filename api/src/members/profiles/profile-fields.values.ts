import { INTERESTS, MAX_OWN_INTERESTS, OWN_INTEREST } from '../../ground/settings/domain.js';

/** The options of each field; null means not answered. */
export const CHOICES = {
  sexuality: ['hetero', 'gay', 'lesbian', 'bi'],
  hair_color: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'bald', 'coloured'],
  eye_color: ['brown', 'blue', 'green', 'grey', 'hazel'],
  body_type: ['slim', 'athletic', 'average', 'curvy', 'sturdy', 'full'],
  relationship_status: ['single', 'divorced', 'widowed', 'relationship', 'married', 'open_relationship'],
  tattoos: ['none', 'one', 'some', 'many'],
  reason_for_signup: ['chat', 'friendship', 'dating', 'relationship', 'adventure', 'curious'],
} as const;

export const SOUGHT_GENDERS = ['male', 'female', 'both'] as const;
export type SoughtGender = (typeof SOUGHT_GENDERS)[number];

/** The shape of an interest's id, the product's or the operator's own; the settings say which there are. */
export const INTEREST = new RegExp(`^(${INTERESTS.join('|')}|${OWN_INTEREST.source.slice(1, -1)})$`, 'u');

/** As many as there can be to choose from. */
export const MAX_INTERESTS = INTERESTS.length + MAX_OWN_INTERESTS;

/** Fields that are stored sealed with the member's own key. */
export const SEALED_FIELDS = [
  'name',
  'city',
  'description',
  'sought_gender',
  'interests',
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
  'reason_for_signup',
] as const;
export type SealedField = (typeof SEALED_FIELDS)[number];

/** Special category data (GDPR): stored only with the member's consent, given per purpose. */
export const PURPOSES = {
  sexuality: ['sexuality'],
  interests: ['interests'],
  appearance: ['hair_color', 'eye_color', 'body_type', 'tattoos'],
} as const satisfies Record<string, readonly SealedField[]>;
export type Purpose = keyof typeof PURPOSES;
export const SPECIAL_FIELDS = [...PURPOSES.sexuality, ...PURPOSES.interests, ...PURPOSES.appearance] as const;
export const PURPOSE_NAMES = Object.keys(PURPOSES) as Purpose[];

export const purposeOf = (field: string): Purpose | undefined =>
  PURPOSE_NAMES.find((purpose) => (PURPOSES[purpose] as readonly string[]).includes(field));
