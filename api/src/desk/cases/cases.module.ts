import { AuditModule } from '../audit/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ChatPhotosModule } from '../../meeting/chat-photos/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { ClaimsModule } from '../../ground/claims/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { CaseEraser } from './case-eraser.js';
import { caseLog } from './case-log.js';
import { CaseFinder } from './case-finder.js';
import { CaseClaimsAdminController } from './case-claims.admin.controller.js';
import { CasePhotos } from './case-photos.js';
import { EarlierDecisions } from './earlier-decisions.js';
import { moderationCase } from './case.js';
import { CasesAdminController } from './cases.admin.controller.js';
import { CasesList } from './cases.list.js';
import { Contestables } from './contestables.js';
import { ClaimObjectionHandler } from './commands/claim-objection.command.js';
import { DecideCaseHandler } from './commands/decide-case.command.js';
import { ObjectToDecisionHandler } from './commands/object.command.js';
import { ReportHandler } from './commands/report.command.js';
import { ViewCaseMessagesHandler } from './commands/view-case-messages.command.js';
import { DecisionsController } from './decisions.controller.js';
import { EvidenceCollector } from './evidence.js';
import { Judges } from './judges.js';
import { ObjectionsAdminController } from './objections.admin.controller.js';
import { ObjectionsController } from './objections.controller.js';
import { ObjectionsList } from './objections.list.js';
import { Notices } from './notices.js';
import { forgetCase, ForgetCase } from './jobs/forget-case.job.js';
import { caseRetentionPolicy } from './policies/case-retention.policy.js';
import { cases } from './projections/cases.projection.js';
import { GetCasePhotoHandler } from './queries/get-case-photo.query.js';
import { GetCaseHandler } from './queries/get-case.query.js';
import { ListDecisionsHandler } from './queries/list-decisions.query.js';
import { ListOwnReportsHandler } from './queries/list-own-reports.query.js';
import { ReportsController } from './reports.controller.js';

@ContextModule({
  name: 'cases',
  streams: [moderationCase, caseLog],
  projections: [cases],
  policies: [caseRetentionPolicy],
  erasers: [CaseEraser],
  jobs: [{ job: forgetCase, handler: ForgetCase }],
  imports: [
    AuditModule,
    AccountsModule,
    ChatPhotosModule,
    ConversationsModule,
    CreditsModule,
    PhotosModule,
    ProfilesModule,
    ClaimsModule,
    StaffModule,
    ListsModule,
  ],
  controllers: [
    CaseClaimsAdminController,
    CasesList,
    CasesAdminController,
    DecisionsController,
    ObjectionsAdminController,
    ObjectionsController,
    ObjectionsList,
    ReportsController,
  ],
  providers: [
    CaseFinder,
    ClaimObjectionHandler,
    CasePhotos,
    EarlierDecisions,
    CasesList,
    Contestables,
    EvidenceCollector,
    Judges,
    Notices,
    ReportHandler,
    DecideCaseHandler,
    GetCaseHandler,
    GetCasePhotoHandler,
    ListDecisionsHandler,
    ListOwnReportsHandler,
    ObjectionsList,
    ObjectToDecisionHandler,
    ViewCaseMessagesHandler,
  ],
  exports: [CaseFinder, CasesList, Notices, ObjectionsList],
})
export class CasesModule {}
