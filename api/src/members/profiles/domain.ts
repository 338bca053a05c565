export { ageOn, dayIn, isDay, isTimeZone } from './age.js';
export { asFarAsBoth, GIFTS_SHOWN, type GiftsShown } from './gifts-shown.js';
export { normaliseName } from './name.js';
export { profileProblems } from './profile-form.js';
export { normaliseLine, normaliseText } from './free-text.js';
export {
  INTEREST,
  MAX_INTERESTS,
  PURPOSE_NAMES,
  SOUGHT_GENDERS,
  SPECIAL_FIELDS,
  type Purpose,
  type SoughtGender,
} from './profile-fields.values.js';
export { profileFold, type ProfileAsOf } from './profile-as-of.js';
export { create as createProfile, profileOf, type NewProfile, type ProfileState } from './profile.js';
export { clearText, hideProfile, putTextBack, showProfileAgain, type Cleared } from './restricting.js';
export { CLEARABLE_FIELDS, GENDERS, type ClearableField, type Gender, type ProfileEvent } from './profile.events.js';
export { GROUNDS, type Ground } from './grounds.js';
export {
  consentRequired,
  memberNotFound,
  ownProfileHidden,
  profileNotAvailable,
  textChanged,
} from './profiles.errors.js';
