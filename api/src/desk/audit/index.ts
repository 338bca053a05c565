export { AuditModule } from './audit.module.js';
export { RecordOpening } from './commands/record-opening.command.js';
export { OPENED_FROM_HEADER, openedFrom, type Opening } from './opened-from.js';
export { StreamGuards } from './stream-guards.js';
export { STREAM_RIGHTS } from './stream-rights.js';
