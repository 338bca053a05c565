import { ContextModule } from '../../kernel/index.js';
import { AccountsModule } from '../../members/accounts/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { CreditsModule } from '../../money/credits/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { DecideAccountsHandler } from './commands/decide-accounts.command.js';
import { DeleteOnRequestHandler } from './commands/delete-on-request.command.js';
import { RemoveNoteHandler } from './commands/remove-note.command.js';
import { WriteNoteHandler } from './commands/write-note.command.js';
import { MemberDecisionsAdminController } from './member-decisions.admin.controller.js';
import { DecisionReader } from './member-decisions.js';
import { MembersAdminController } from './members.admin.controller.js';
import { MembersList } from './members.list.js';
import { notes } from './note.js';
import { NotesAdminController } from './notes.admin.controller.js';
import { staffNotes } from './projections/staff-notes.projection.js';
import { consoleMembers } from './projections/console-members.projection.js';
import { GetConsoleMemberHandler } from './queries/get-console-member.query.js';
import { StaffNotes } from './staff-notes.js';

/** Members as staff see them: list, detail page, notes, disabling and enabling. */
@ContextModule({
  name: 'member-desk',
  streams: [notes],
  projections: [consoleMembers, staffNotes],
  imports: [AccountsModule, ConversationsModule, CreditsModule, ListsModule, PhotosModule, ProfilesModule, StaffModule],
  controllers: [MemberDecisionsAdminController, MembersList, MembersAdminController, NotesAdminController],
  providers: [
    DecideAccountsHandler,
    DecisionReader,
    DeleteOnRequestHandler,
    GetConsoleMemberHandler,
    MembersList,
    RemoveNoteHandler,
    StaffNotes,
    WriteNoteHandler,
  ],
})
export class MemberDeskModule {}
