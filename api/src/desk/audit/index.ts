export * from './domain.js';
export { RecordOpening } from './commands/record-opening.command.js';
export { StreamGuards } from './stream-guards.js';
