import { ContextModule } from '../../kernel/index.js';
import { FindRecordsHandler } from './commands/find-records.command.js';
import { FindAdminController } from './find.admin.controller.js';
import { finding } from './finding.js';

@ContextModule({
  name: 'find',
  parts: { finding, FindAdminController, FindRecordsHandler },
})
export class FindModule {}
