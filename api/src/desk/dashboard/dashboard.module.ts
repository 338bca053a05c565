import { ContextModule } from '../../kernel/index.js';
import * as parts from './dashboard.parts.js';

@ContextModule({ name: 'dashboard', parts })
export class DashboardModule {}
