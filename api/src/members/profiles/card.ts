import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../../kernel/index.js';
import { MainImage, OwnMainImage } from '../photos/index.js';
import { DetailsSchema } from './details.js';
import { CLEARABLE_FIELDS, GENDERS } from './profile.events.js';

export const GenderSchema = Type.Union([Type.Literal(GENDERS[0]), Type.Literal(GENDERS[1])]);

const shown = {
  id: Id,
  /** Empty once the member is erased; age and gender are null. */
  name: Type.String(),
  age: Nullable(Type.Integer()),
  gender: Nullable(GenderSchema),
  country: Type.String(),
  region: Nullable(Type.String()),
};

/** A profile as shown in lists to other members. */
export const Card = Type.Object({
  ...shown,
  online: Type.Boolean(),
  fictional: Type.Boolean(),
  /** The approved profile photo; null if there is none. */
  main_image: Nullable(Type.Omit(MainImage, ['photo_id'])),
});
export type Card = Static<typeof Card>;

/** A member's own profile. */
export const OwnProfile = Type.Object({
  ...shown,
  ...DetailsSchema.properties,
  date_of_birth: Nullable(Type.String()),
  /** The profile photo; if there is none, the first photo under inspection. */
  main_image: Nullable(OwnMainImage),
  /** `disabled`: others cannot find the profile, because the e-mail address is unconfirmed or staff disabled it. */
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  invisible: Type.Boolean(),
  /** Staff hid the profile: nobody else sees it. */
  hidden: Type.Boolean(),
  /** What staff cleared and the member has not written anew. */
  cleared: Type.Array(Type.Enum(CLEARABLE_FIELDS)),
  /** Whether visitors may see the card; null, and members alone, until the member has chosen. */
  open_to_visitors: Nullable(Type.Boolean()),
  /** Whether others see the profile labelled as fictional. */
  fictional: Type.Boolean(),
  consents: Type.Object({ sexuality: Type.Boolean(), interests: Type.Boolean(), appearance: Type.Boolean() }),
  /** Whether the location of the town is known, so that distances can be shown. */
  located: Type.Boolean(),
  /** Whether the fields others look for first are filled in: a text, a place and the gender sought. */
  complete: Type.Boolean(),
});
export type OwnProfile = Static<typeof OwnProfile>;
