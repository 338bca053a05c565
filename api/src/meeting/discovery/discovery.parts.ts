export { Candidates } from './candidates.js';
export { ChatPicturesController } from './chat-pictures.controller.js';
export { Counts } from './counts.js';
export { Cursors } from './cursor.js';
export { DiscoveryController } from './discovery.controller.js';
export { InhabitedTowns } from './inhabited-towns.js';
export { Newcomers } from './newcomers.js';
export { PicturesController } from './pictures.controller.js';
export { search } from './projections/search.projection.js';
export { GetMemberHandler } from './queries/get-member.query.js';
export { GetVisitorCardHandler, ListVisitorCardsHandler } from './queries/get-visitor-card.query.js';
export { ListMembersHandler } from './queries/list-members.query.js';
export {
  ChangeSavedSearchHandler,
  DeleteSavedSearchHandler,
  SaveSearchHandler,
  SealedSearches,
} from './saved/commands/keep-search.command.js';
export { KeptSearches } from './saved/kept-searches.js';
export { SavedSearchesController } from './saved/saved-searches.controller.js';
export { savedSearches } from './saved/saved-searches.js';
export { SavedSearchNews } from './saved/search-news.js';
export { Search } from './search.js';
export { Sight } from './sight.js';
export { VisitorCardsController } from './visitor-cards.controller.js';
