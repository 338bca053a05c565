import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { Actors } from './actors.js';
import { AuditAdminController } from './audit.admin.controller.js';
import { AuditList } from './audit.list.js';
import { RecordOpeningHandler } from './commands/record-opening.command.js';
import { RequestRebuildHandler } from './commands/request-rebuild.command.js';
import { ViewStreamHandler } from './commands/view-stream.command.js';
import { forgetOld, ForgetOldJob } from './jobs/forget-old.job.js';
import { rebuildReadModel, RebuildReadModelJob } from './jobs/rebuild-read-model.job.js';
import { rebuildRequested } from './policies/rebuild-read-model.policy.js';
import { ProjectionsAdminController } from './projections.admin.controller.js';
import { GetAuditChoicesHandler } from './queries/get-audit-choices.query.js';
import { ListReadModelsHandler } from './queries/list-read-models.query.js';
import { readModel } from './read-model.js';
import { StreamGuards } from './stream-guards.js';
import { TimelineAdminController } from './timeline.admin.controller.js';
import { viewing } from './viewing.js';

@ContextModule({
  name: 'audit',
  streams: [readModel, viewing],
  policies: [rebuildRequested],
  jobs: [
    { job: forgetOld, handler: ForgetOldJob },
    { job: rebuildReadModel, handler: RebuildReadModelJob },
  ],
  imports: [AccountsModule, AuthenticationModule, StaffModule, ListsModule],
  controllers: [AuditList, AuditAdminController, ProjectionsAdminController, TimelineAdminController],
  providers: [
    Actors,
    GetAuditChoicesHandler,
    ListReadModelsHandler,
    RecordOpeningHandler,
    RequestRebuildHandler,
    StreamGuards,
    ViewStreamHandler,
  ],
  exports: [StreamGuards],
})
export class AuditModule {}
