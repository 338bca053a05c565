import { Type, type Static } from 'typebox';
import { MainImage, OwnMainImage } from '../photos/index.js';
import { DetailsSchema } from './details.js';

export const GenderSchema = Type.Union([Type.Literal('male'), Type.Literal('female')]);

const shown = {
  id: Type.String({ format: 'uuid' }),
  /** Empty once the member is forgotten. */
  name: Type.String(),
  age: Type.Union([Type.Integer(), Type.Null()]),
  gender: GenderSchema,
  country: Type.String(),
  region: Type.Union([Type.String(), Type.Null()]),
};

/** What members see of each other in lists. */
export const Card = Type.Object({
  ...shown,
  online: Type.Boolean(),
  fictional: Type.Boolean(),
  /** The approved profile photo; null while there is none. */
  main_image: Type.Union([Type.Omit(MainImage, ['photo_id']), Type.Null()]),
});
export type Card = Static<typeof Card>;

/** What members see of their own profile. */
export const OwnProfile = Type.Object({
  ...shown,
  ...DetailsSchema.properties,
  date_of_birth: Type.Union([Type.String(), Type.Null()]),
  /** The profile photo; while there is none, the first photo under inspection. */
  main_image: Type.Union([OwnMainImage, Type.Null()]),
  /** `disabled`: others cannot find it, for the e-mail address is not confirmed or staff closed it. */
  status: Type.Union([Type.Literal('active'), Type.Literal('disabled')]),
  invisible: Type.Boolean(),
  /** Others see it labelled. */
  fictional: Type.Boolean(),
  consents: Type.Object({ sexuality: Type.Boolean(), interests: Type.Boolean(), appearance: Type.Boolean() }),
  /** Whether it is known where the living place lies: distances can be told. */
  located: Type.Boolean(),
  /** Whether it tells what others look for first; a text, a place and whom one looks for. */
  complete: Type.Boolean(),
});
export type OwnProfile = Static<typeof OwnProfile>;
