import { ContextModule } from '../../kernel/index.js';
import * as parts from './staff.parts.js';

@ContextModule({ name: 'staff', parts })
export class StaffModule {}
