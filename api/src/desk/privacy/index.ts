export { SendOwnData } from './commands/request-data-export.command.js';
export { dataExportOf } from './data-export.js';
export type { DataExportEvent } from './data-export.events.js';
export { addressNotConfirmed, memberNotDisabled, tooManyDataExports } from './privacy.errors.js';
