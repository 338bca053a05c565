import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { ConversationsModule } from '../conversations/index.js';
import { CreditsModule } from '../credits/index.js';
import { ExportsModule } from '../exports/index.js';
import { defineContext } from '../kernel/index.js';
import { PhotosModule } from '../photos/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { StaffModule } from '../staff/index.js';
import { caseLog } from './case-log.js';
import { CasePhotos } from './case-photos.js';
import { moderationCase } from './case.js';
import { CasesAdminController } from './cases.admin.controller.js';
import { Cases } from './cases.js';
import { DecideAccountsHandler } from './commands/decide-accounts.command.js';
import { DecideCaseHandler } from './commands/decide-case.command.js';
import { DeleteOnRequestHandler } from './commands/delete-on-request.command.js';
import { ObjectToDecisionHandler } from './commands/object.command.js';
import { RemoveNoteHandler } from './commands/remove-note.command.js';
import { ReportHandler } from './commands/report.command.js';
import { ViewCaseMessagesHandler } from './commands/view-case-messages.command.js';
import { WriteNoteHandler } from './commands/write-note.command.js';
import { ConsoleMembers } from './console-members.js';
import { DecisionsController } from './decisions.controller.js';
import { EvidenceCollector } from './evidence.js';
import { forgetCase, ForgetCase } from './jobs/forget-case.job.js';
import { MemberDecisionsAdminController } from './member-decisions.admin.controller.js';
import { DecisionReader } from './member-decisions.js';
import { ModerationAdminController } from './moderation.admin.controller.js';
import { ModerationCsvAdminController } from './moderation-csv.admin.controller.js';
import { notes } from './note.js';
import { NotesAdminController } from './notes.admin.controller.js';
import { caseRetentionPolicy } from './policies/case-retention.policy.js';
import { cases } from './projections/cases.projection.js';
import { staffNotes } from './projections/staff-notes.projection.js';
import { consoleMembers } from './projections/console-members.projection.js';
import { GetCasePhotoHandler } from './queries/get-case-photo.query.js';
import { GetCaseHandler } from './queries/get-case.query.js';
import { GetConsoleMemberHandler } from './queries/get-console-member.query.js';
import { ListCasesHandler } from './queries/list-cases.query.js';
import { ListDecisionsHandler } from './queries/list-decisions.query.js';
import { ListOwnReportsHandler } from './queries/list-own-reports.query.js';
import { ListConsoleMembersHandler } from './queries/list-console-members.query.js';
import { ReportsController } from './reports.controller.js';
import { StaffNotes } from './staff-notes.js';

export const moderationContext = defineContext({
  name: 'moderation',
  streams: [moderationCase, caseLog, notes],
  projections: [consoleMembers, cases, staffNotes],
  policies: [caseRetentionPolicy],
  jobs: [{ job: forgetCase, handler: ForgetCase }],
});

@Module({
  imports: [
    AccountsModule,
    ConversationsModule,
    CreditsModule,
    PhotosModule,
    ProfilesModule,
    StaffModule,
    ExportsModule,
  ],
  controllers: [
    MemberDecisionsAdminController,
    ModerationAdminController,
    CasesAdminController,
    DecisionsController,
    ModerationCsvAdminController,
    NotesAdminController,
    ReportsController,
  ],
  providers: [
    ConsoleMembers,
    CasePhotos,
    Cases,
    EvidenceCollector,
    ForgetCase,
    ReportHandler,
    DecideAccountsHandler,
    DecideCaseHandler,
    DecisionReader,
    DeleteOnRequestHandler,
    GetCaseHandler,
    GetCasePhotoHandler,
    GetConsoleMemberHandler,
    ListCasesHandler,
    ListDecisionsHandler,
    ListOwnReportsHandler,
    ObjectToDecisionHandler,
    ListConsoleMembersHandler,
    RemoveNoteHandler,
    StaffNotes,
    ViewCaseMessagesHandler,
    WriteNoteHandler,
  ],
})
export class ModerationModule {}
