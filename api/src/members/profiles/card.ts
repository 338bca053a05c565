import { Type, type Static } from 'typebox';
import { Id, Nullable } from '../../kernel/index.js';
import { MainImage, OwnMainImage } from '../photos/index.js';
import { DetailsSchema } from './details.js';

export const GenderSchema = Type.Union([Type.Literal('male'), Type.Literal('female')]);

const shown = {
  id: Id,
  /** Empty once the member is forgotten. */
  name: Type.String(),
  age: Nullable(Type.Integer()),
  gender: GenderSchema,
  country: Type.String(),
  region: Nullable(Type.String()),
};

/** What members see of each other in lists. */
export const Card = Type.Object({
  ...shown,
  online: Type.Boolean(),
  fictional: Type.Boolean(),
  /** The approved profile photo; null while there is none. */
  main_image: Nullable(Type.Omit(MainImage, ['photo_id'])),
});
export type Card = Static<typeof Card>;

/** What members see of their own profile. */
export const OwnProfile = Type.Object({
  ...shown,
  ...DetailsSchema.properties,
  date_of_birth: Nullable(Type.String()),
  /** The profile photo; while there is none, the first photo under inspection. */
  main_image: Nullable(OwnMainImage),
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
