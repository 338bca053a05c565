export { ageOn, dayIn, isDay, isTimeZone } from './age.js';
export { Card, GenderSchema, OwnProfile } from './card.js';
export { MarkFictional } from './commands/mark-fictional.command.js';
export { UnmarkFictional } from './commands/unmark-fictional.command.js';
export { sealField } from './consent-keys.js';
export { createProfile } from './create-profile.js';
export { DetailsSchema, offeredOf, type Details } from './details.js';
export { asFarAsBoth, GIFTS_SHOWN, type GiftsShown } from './gifts-shown.js';
export { locationOf, Locations } from './locations.js';
export { MemberSearch, type FoundMember } from './member-search.js';
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
export { profileOf, type ProfileState } from './profile.js';
export { clearText, hideProfile, putTextBack, showProfileAgain, type Cleared } from './restricting.js';
export { ClearText, PutTextBack } from './commands/clear-text.command.js';
export { HideProfile, ShowProfileAgain } from './commands/hide-profile.command.js';
export { ClearableTexts, type ClearableText } from './clearable-texts.js';
export { CLEARABLE_FIELDS, GENDERS, type ClearableField, type Gender, type ProfileEvent } from './profile.events.js';
export { GROUNDS, type Ground } from './grounds.js';
export {
  consentRequired,
  memberNotFound,
  ownProfileHidden,
  profileNotAvailable,
  textChanged,
} from './profiles.errors.js';
export { ProfilesModule } from './profiles.module.js';
export { Profiles } from './profiles.js';
