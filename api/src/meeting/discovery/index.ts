export { Candidates } from './candidates.js';
export { Newcomers } from './newcomers.js';
export { GetVisitorCard, type VisitorCard } from './queries/get-visitor-card.query.js';
export { ListVisitorCards } from './queries/list-visitor-cards.query.js';
export type { Home } from './visitors.js';
export { SavedSearchNews } from './saved/search-news.js';
