export { listedSql, type Listed } from './listed.js';
export { renditionFor, type PhotoFacts, type PhotoStatus, type Rendition } from './rendition.js';
export { mayLike, mayMessage, maySee, type Facts, type Status } from './visibility.js';
