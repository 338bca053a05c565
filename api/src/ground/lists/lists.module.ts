import { ContextModule } from '../../kernel/index.js';
import { CsvExports } from './csv-exports.js';
import { exported } from './export.js';

@ContextModule({ name: 'lists', streams: [exported], providers: [CsvExports], exports: [CsvExports] })
export class ListsModule {}
