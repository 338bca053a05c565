export { ageOn, dayIn, isDay, isTimeZone } from './age.js';
export { Card, GenderSchema, OwnProfile } from './card.js';
export { MarkFictional } from './commands/mark-fictional.command.js';
export { UnmarkFictional } from './commands/unmark-fictional.command.js';
export { createProfile } from './create-profile.js';
export { DetailsSchema, type Details } from './details.js';
export { asFarAsBoth, GIFTS_SHOWN, type GiftsShown } from './gifts-shown.js';
export { locationOf, Locations } from './locations.js';
export { normaliseName } from './name.js';
export { profileProblems } from './profile-form.js';
export { normaliseLine, normaliseText } from './free-text.js';
export {
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
  SPECIAL_FIELDS,
  type Purpose,
  type SoughtGender,
} from './profile-fields.values.js';
export { profileOf, type ProfileState } from './profile.js';
export { GENDERS, type Gender, type ProfileEvent } from './profile.events.js';
export { memberNotFound, profileNotAvailable } from './profiles.errors.js';
export { ProfilesModule } from './profiles.module.js';
export { Profiles } from './profiles.js';
