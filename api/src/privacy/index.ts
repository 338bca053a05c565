export { dataExportOf } from './data-export.js';
export type { DataExportEvent } from './data-export.events.js';
