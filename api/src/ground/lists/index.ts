export { boolean, decimal, instant, integer, jsonList, money, nullable, sealed, text } from './columns.js';
export { consoleList } from './console-list.js';
export { CSV, CsvExports, type CsvColumns } from './csv-exports.js';
export { customList } from './custom-list.js';
export * from './filters.js';
export type { ListParams } from './list-params.js';
export { ListsModule } from './lists.module.js';
