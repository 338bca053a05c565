export { CSV, CsvExports, csvRoute, decimal, type CsvColumns, type CsvExport } from './csv-exports.js';
export { ExportsModule } from './exports.module.js';
