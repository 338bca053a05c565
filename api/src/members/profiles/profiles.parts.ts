export { ClearableTexts } from './clearable-texts.js';
export { ChooseForProfileHandler } from './commands/choose-for-profile.command.js';
export {
  ClearTextHandler,
  HideProfileHandler,
  MarkFictionalHandler,
  ProfileDecisions,
  PutTextBackHandler,
  ShowProfileAgainHandler,
  UnmarkFictionalHandler,
} from './commands/decide-profile.command.js';
export { EditProfileHandler } from './commands/edit-profile.command.js';
export { forgetConsentPolicy, ConsentKeys, ForgetConsent } from './consent-keys.js';
export { Locations } from './locations.js';
export { MemberSearch } from './member-search.js';
export { profile } from './profile.js';
export { ProfilesController } from './profiles.controller.js';
export { Profiles } from './profiles.js';
export { fictionalProfiles } from './projections/fictional-profiles.projection.js';
export { findableMembers } from './projections/findable-members.projection.js';
export { profiles } from './projections/profiles.projection.js';
