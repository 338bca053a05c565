export { listedSql, mayVisitorSee, openToVisitorsSql } from './listed.js';
export { factsOf } from './reach.js';
export { renditionFor } from './rendition.js';
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
