import { AccountsModule } from '../../members/accounts/index.js';
import { ChatPhotosModule } from '../chat-photos/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { ContextModule } from '../../kernel/index.js';
import { LikesModule } from '../likes/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { PicturesController } from './pictures.controller.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { BlocksModule } from '../blocks/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { Candidates } from './candidates.js';
import { ChatPicturesController } from './chat-pictures.controller.js';
import { Counts } from './counts.js';
import { Cursors } from './cursor.js';
import { DiscoveryController } from './discovery.controller.js';
import { InhabitedTowns } from './inhabited-towns.js';
import { Newcomers } from './newcomers.js';
import { search } from './projections/search.projection.js';
import { GetMemberHandler } from './queries/get-member.query.js';
import { GetVisitorCardHandler } from './queries/get-visitor-card.query.js';
import { ListMembersHandler } from './queries/list-members.query.js';
import { ListVisitorCardsHandler } from './queries/list-visitor-cards.query.js';
import { ChangeSavedSearchHandler } from './saved/commands/change-saved-search.command.js';
import { DeleteSavedSearchHandler } from './saved/commands/delete-saved-search.command.js';
import { SaveSearchHandler } from './saved/commands/save-search.command.js';
import { KeptSearches } from './saved/kept-searches.js';
import { SavedSearchesController } from './saved/saved-searches.controller.js';
import { savedSearches } from './saved/saved-searches.js';
import { SavedSearchNews } from './saved/search-news.js';
import { SealedSearches } from './saved/sealed-searches.js';
import { Search } from './search.js';
import { Sight } from './sight.js';
import { VisitorCardsController } from './visitor-cards.controller.js';

@ContextModule({
  name: 'discovery',
  streams: [savedSearches],
  projections: [search],
  imports: [
    AccountsModule,
    ChatPhotosModule,
    ConversationsModule,
    LikesModule,
    PhotosModule,
    ProfilesModule,
    BlocksModule,
    SettingsModule,
  ],
  controllers: [
    ChatPicturesController,
    DiscoveryController,
    PicturesController,
    SavedSearchesController,
    VisitorCardsController,
  ],
  providers: [
    Candidates,
    Counts,
    Cursors,
    InhabitedTowns,
    KeptSearches,
    Newcomers,
    SavedSearchNews,
    SealedSearches,
    Search,
    Sight,
    ChangeSavedSearchHandler,
    DeleteSavedSearchHandler,
    SaveSearchHandler,
    GetMemberHandler,
    GetVisitorCardHandler,
    ListMembersHandler,
    ListVisitorCardsHandler,
  ],
  exports: [Candidates, Newcomers, SavedSearchNews],
})
export class DiscoveryModule {}
