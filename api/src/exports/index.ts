export { CSV, CsvExports, decimal } from './csv-exports.js';
export { ExportsModule } from './exports.module.js';
