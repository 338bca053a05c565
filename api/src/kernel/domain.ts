// All that rules are made of. Nothing here waits: no database, no broker, no Nest (`pure-files-reach-no-io` in
// .dependency-cruiser.mjs), so that the spec of a rule loads rules alone. `index.ts` exports it all again.
export { staffActor, staffIdOf, SYSTEM } from './actors.js';
export type { Fold } from './as-of.js';
export type { Caller, Member, Staff } from './caller.js';
export type { CsvLanguage } from './csv.js';
export * from './errors.js';
export { isUuid } from './http/uuid.js';
export { asSealed, isSealed, type Sealed } from './sealed.js';
export { sealedFields, unsealed } from './sealed-fields.js';
export { folded, plainLetters, wordsOf } from './letters.js';
export { monthsLater } from './months.js';
export { shortText, showsSomething, visibleLine } from './short-text.js';
export { defineLog, defineStream, defineUpcasters, upcast } from './stream.js';
export type { Event, ProjectedEvent, RecordedEvent, StreamDefinition, StreamRef } from './stream.js';
export { Transaction } from './transaction.js';
