export * from './domain.js';
export { AuditModule } from './audit.module.js';
export { RecordOpening } from './commands/record-opening.command.js';
export { StreamGuards } from './stream-guards.js';
