import { ContextModule } from '../../kernel/index.js';
import * as parts from './catalogues.parts.js';

@ContextModule({ name: 'catalogues', parts })
export class CataloguesModule {}
