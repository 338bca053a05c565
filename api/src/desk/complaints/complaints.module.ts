import { AuthenticationModule } from '../../ground/authentication/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { AuditModule } from '../audit/index.js';
import { CasesModule } from '../cases/index.js';
import { ForgetComplaintHandler } from './commands/forget-complaint.command.js';
import { HandleComplaintHandler } from './commands/handle-complaint.command.js';
import { MakeCaseHandler } from './commands/make-case.command.js';
import { MakeComplaintHandler } from './commands/make-complaint.command.js';
import { TakeReplyHandler } from './commands/take-reply.command.js';
import { ViewComplaintHandler } from './commands/view-complaint.command.js';
import { ComplaintDesks } from './complaint-desks.js';
import { ComplaintEraser } from './complaint-eraser.js';
import { StoredComplaintFile } from './complaint-file.entity.js';
import { ComplaintFinder } from './complaint-finder.js';
import { ComplaintFiles } from './complaint-files.js';
import { complaintLog } from './complaint-log.js';
import { complaint } from './complaint.js';
import { ComplaintsAdminController } from './complaints.admin.controller.js';
import { ComplaintsController } from './complaints.controller.js';
import { Complaints } from './complaints.js';
import { ComplaintsList } from './complaints.list.js';
import { forgetComplaintJob, ForgetComplaintJob } from './jobs/forget-complaint.job.js';
import { sweepComplaintFiles, SweepComplaintFiles } from './jobs/sweep-complaint-files.job.js';
import { complaintRetentionPolicy } from './policies/complaint-retention.policy.js';
import { complaints } from './projections/complaints.projection.js';
import { GetComplaintHandler } from './queries/get-complaint.query.js';

@ContextModule({
  name: 'complaints',
  streams: [complaint, complaintLog],
  projections: [complaints],
  policies: [complaintRetentionPolicy],
  jobs: [
    { job: forgetComplaintJob, handler: ForgetComplaintJob },
    { job: sweepComplaintFiles, handler: SweepComplaintFiles },
  ],
  entities: [StoredComplaintFile],
  erasers: [ComplaintEraser],
  imports: [
    AccountsModule,
    AuditModule,
    AuthenticationModule,
    CasesModule,
    DeliveryModule,
    ListsModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
    StaffModule,
  ],
  controllers: [ComplaintsController, ComplaintsList, ComplaintsAdminController],
  providers: [
    ComplaintDesks,
    ComplaintFiles,
    ComplaintFinder,
    Complaints,
    ComplaintsList,
    ForgetComplaintHandler,
    GetComplaintHandler,
    HandleComplaintHandler,
    MakeCaseHandler,
    MakeComplaintHandler,
    TakeReplyHandler,
    ViewComplaintHandler,
  ],
  exports: [Complaints, ComplaintFinder, ComplaintsList],
})
export class ComplaintsModule {}
