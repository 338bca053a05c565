export { Archives } from './archives.js';
export { DownloadDataExportHandler } from './commands/download-data-export.command.js';
export { RequestDataExportHandler, SendOwnDataHandler } from './commands/request-data-export.command.js';
export { DataExportController } from './data-export.controller.js';
export { dataExport } from './data-export.js';
export { OwnData } from './own-data.js';
export { OwnHistory } from './own-history.js';
export { sharedStreams } from './projections/shared-streams.projection.js';
