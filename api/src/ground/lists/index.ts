export * from './domain.js';
/** The columns of a list: `column.money('currency')`. */
export * as column from './columns.js';
export { decimal } from './columns.js';
export { consoleList } from './console-list.js';
export { CSV, CsvExports, CsvFormParams, CsvLanguageParam, type CsvColumns } from './csv-exports.js';
export { headed } from './csv-headings.js';
export type { ListExported } from './export.events.js';
export { customList } from './custom-list.js';
/** What a list can be filtered by: `filter.oneOf('status')`. */
export * as filter from './filters.js';
export { invalidFilter, type Bind, type Condition } from './filters.js';
export { MOST_FOUND, type Found } from './found.js';
export { COUNTED, countTo, FilterQuery, type ListParams } from './list-params.js';
export { requirePeriod } from './period.js';
export type { Queue, Waiting } from './queue.js';
