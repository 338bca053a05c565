import { ContextModule } from '../../kernel/index.js';
import * as parts from './cases.parts.js';

@ContextModule({ name: 'cases', parts })
export class CasesModule {}
