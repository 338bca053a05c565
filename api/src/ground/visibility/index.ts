export { listedSql, mayVisitorSee, openToVisitorsSql, type Listed } from './listed.js';
export { factsOf } from './reach.js';
export { renditionFor, type PhotoFacts, type PhotoStatus, type Rendition } from './rendition.js';
export {
  mayBeTold,
  mayKnow,
  mayLike,
  mayMessage,
  maySee,
  type Facts,
  type Seeing,
  type Status,
  type Verdict,
} from './visibility.js';
