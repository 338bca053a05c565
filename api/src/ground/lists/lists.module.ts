import { ContextModule } from '../../kernel/index.js';
import { CsvExports } from './csv-exports.js';
import { exported } from './export.js';

@ContextModule({ name: 'lists', parts: { exported, CsvExports } })
export class ListsModule {}
