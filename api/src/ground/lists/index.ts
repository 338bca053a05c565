export * from './domain.js';
export {
  boolean,
  choice,
  decimal,
  hidden,
  id,
  instant,
  integer,
  itemOf,
  jsonList,
  money,
  nullable,
  opened,
  percent,
  sealed,
  staffId,
  text,
  value,
} from './columns.js';
export { consoleList } from './console-list.js';
export { CSV, CsvExports, CsvFormParams, CsvLanguageParam, type CsvColumns } from './csv-exports.js';
export { headed } from './csv-headings.js';
export type { ListExported } from './export.events.js';
export { customList } from './custom-list.js';
export * from './filters.js';
export { MOST_FOUND, type Found } from './found.js';
export { countTo, FilterQuery, type ListParams } from './list-params.js';
export { ListsModule } from './lists.module.js';
export { requirePeriod } from './period.js';
export type { Queue, Waiting } from './queue.js';
