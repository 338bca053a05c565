import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { DecideAccountsHandler } from './commands/decide-accounts.command.js';
import { DeleteOnRequestHandler } from './commands/delete-on-request.command.js';
import { HelpAccountHandler } from './commands/help-account.command.js';
import { LogOutEverywhereHandler } from './commands/log-out-everywhere.command.js';
import { RemoveNoteHandler } from './commands/remove-note.command.js';
import { WriteMailHandler } from './commands/write-mail.command.js';
import { WriteNoteHandler } from './commands/write-note.command.js';
import { ContactAdminController } from './contact.admin.controller.js';
import { contact } from './contact.js';
import { MemberDecisionsAdminController } from './member-decisions.admin.controller.js';
import { DecisionReader } from './member-decisions.js';
import { MembersAdminController } from './members.admin.controller.js';
import { MemberFinder } from './member-finder.js';
import { MembersList } from './members.list.js';
import { notes } from './note.js';
import { NotesAdminController } from './notes.admin.controller.js';
import { staffNotes } from './projections/staff-notes.projection.js';
import { consoleMembers } from './projections/console-members.projection.js';
import { GetConsoleMemberHandler } from './queries/get-console-member.query.js';
import { GetMemberMomentHandler } from './queries/get-member-moment.query.js';
import { StaffMails } from './staff-mails.js';
import { StaffNotes } from './staff-notes.js';

/** Members as staff see them: list, detail page, notes, disabling and enabling. */
@ContextModule({
  name: 'member-desk',
  streams: [contact, notes],
  projections: [consoleMembers, staffNotes],
  imports: [
    AccountsModule,
    ConversationsModule,
    CreditsModule,
    ListsModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
    StaffModule,
  ],
  controllers: [
    ContactAdminController,
    MemberDecisionsAdminController,
    MembersList,
    MembersAdminController,
    NotesAdminController,
  ],
  providers: [
    DecideAccountsHandler,
    DecisionReader,
    DeleteOnRequestHandler,
    GetConsoleMemberHandler,
    GetMemberMomentHandler,
    HelpAccountHandler,
    LogOutEverywhereHandler,
    MemberFinder,
    MembersList,
    RemoveNoteHandler,
    StaffMails,
    StaffNotes,
    WriteMailHandler,
    WriteNoteHandler,
  ],
  exports: [MemberFinder, StaffMails],
})
export class MemberDeskModule {}
