export type { MemberBlocked, MemberUnblocked, RelationEvent } from './relation.events.js';
export { notYourself } from './relations.errors.js';
export { relation, relationOf, type Relation } from './relation.js';
export { Relations } from './relations.js';
export { RelationsModule, relationsContext } from './relations.module.js';
