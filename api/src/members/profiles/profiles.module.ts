import { AccountsModule } from '../accounts/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../photos/index.js';
import { PlacesModule } from '../../ground/places/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { ChooseChatPhotosHandler } from './commands/choose-chat-photos.command.js';
import { ChooseReceivedGiftsHandler } from './commands/choose-received-gifts.command.js';
import { ClearTextHandler, PutTextBackHandler } from './commands/clear-text.command.js';
import { HideProfileHandler, ShowProfileAgainHandler } from './commands/hide-profile.command.js';
import { DecideConsentHandler } from './commands/decide-consent.command.js';
import { EditProfileHandler } from './commands/edit-profile.command.js';
import { MarkFictionalHandler } from './commands/mark-fictional.command.js';
import { OpenToVisitorsHandler } from './commands/open-to-visitors.command.js';
import { TurnInvisibleHandler } from './commands/turn-invisible.command.js';
import { UnmarkFictionalHandler } from './commands/unmark-fictional.command.js';
import { ConsentKeys, ForgetConsent, forgetConsent, forgetConsentPolicy } from './consent-keys.js';
import { profile } from './profile.js';
import { ProfilesController } from './profiles.controller.js';
import { ClearableTexts } from './clearable-texts.js';
import { Locations } from './locations.js';
import { MemberSearch } from './member-search.js';
import { Profiles } from './profiles.js';
import { fictionalProfiles } from './projections/fictional-profiles.projection.js';
import { findableMembers } from './projections/findable-members.projection.js';
import { profiles } from './projections/profiles.projection.js';

@ContextModule({
  name: 'profiles',
  streams: [profile],
  projections: [profiles, fictionalProfiles, findableMembers],
  policies: [forgetConsentPolicy],
  jobs: [{ job: forgetConsent, handler: ForgetConsent }],
  erasers: [ConsentKeys],
  imports: [AccountsModule, PhotosModule, PlacesModule, SettingsModule],
  controllers: [ProfilesController],
  providers: [
    Profiles,
    ClearableTexts,
    ClearTextHandler,
    HideProfileHandler,
    PutTextBackHandler,
    ShowProfileAgainHandler,
    MemberSearch,
    Locations,
    ChooseChatPhotosHandler,
    ChooseReceivedGiftsHandler,
    DecideConsentHandler,
    EditProfileHandler,
    MarkFictionalHandler,
    OpenToVisitorsHandler,
    TurnInvisibleHandler,
    UnmarkFictionalHandler,
  ],
  exports: [Profiles, ClearableTexts, Locations, MemberSearch],
})
export class ProfilesModule {}
