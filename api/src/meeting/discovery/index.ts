export { Candidates } from './candidates.js';
export { Newcomers } from './newcomers.js';
export { GetVisitorCard, type VisitorCard, ListVisitorCards } from './queries/get-visitor-card.query.js';
export type { Home } from './visitors.js';
export { SavedSearchNews } from './saved/search-news.js';
