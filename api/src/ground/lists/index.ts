export { CSV, CsvExports, csvRoute, decimal, type CsvColumns, type CsvExport } from './csv-exports.js';
export { ListsModule } from './lists.module.js';
