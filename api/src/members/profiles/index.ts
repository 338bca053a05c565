export * from './domain.js';
export { Card, GenderSchema, OwnProfile } from './card.js';
export { sealField } from './consent-keys.js';
export { DetailsSchema, NO_DETAILS, offeredOf } from './details.js';
export { locationOf, Locations } from './locations.js';
export { MemberSearch, type FoundMember } from './member-search.js';
export {
  ClearText,
  HideProfile,
  MarkFictional,
  PutTextBack,
  ShowProfileAgain,
  UnmarkFictional,
} from './commands/decide-profile.command.js';
export { ClearableTexts, type ClearableText } from './clearable-texts.js';
export { Profiles } from './profiles.js';
