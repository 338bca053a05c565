import { ClaimsModule } from '../../ground/claims/index.js';
import { ListsModule } from '../../ground/lists/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { ContextModule } from '../../kernel/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { AlbumPhotos } from './album-photos.js';
import { AnswerMemberHandler } from './answer-member.command.js';
import { ClaimConversationHandler } from './claim-conversation.command.js';
import { GetInboxConversationHandler } from './get-inbox-conversation.query.js';
import { giveBackCredits, GiveBackCredits } from './give-back.job.js';
import { giveBackPolicy } from './give-back.policy.js';
import { GiveBack } from './give-back.js';
import { InboxAdminController } from './inbox.admin.controller.js';
import { InboxList } from './inbox.list.js';
import { inboxLog } from './inbox-log.js';
import { InboxViewing } from './inbox-viewing.js';
import { Inbox } from './inbox.js';
import { unansweredMessages } from './unanswered-messages.projection.js';

@ContextModule({
  name: 'fictional-inbox',
  streams: [inboxLog],
  projections: [unansweredMessages],
  policies: [giveBackPolicy],
  jobs: [{ job: giveBackCredits, handler: GiveBackCredits }],
  imports: [ListsModule, PhotosModule, ProfilesModule, SettingsModule, StaffModule, ClaimsModule],
  controllers: [InboxList, InboxAdminController],
  providers: [
    AlbumPhotos,
    AnswerMemberHandler,
    ClaimConversationHandler,
    GetInboxConversationHandler,
    GiveBack,
    Inbox,
    InboxViewing,
  ],
  exports: [Inbox],
})
export class FictionalInboxModule {}
