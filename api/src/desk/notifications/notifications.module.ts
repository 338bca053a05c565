import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { CampaignsModule } from '../campaigns/index.js';
import { ChatPhotosModule } from '../../meeting/chat-photos/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { ContextModule } from '../../kernel/index.js';
import { DiscoveryModule } from '../../meeting/discovery/index.js';
import { LikesModule } from '../../meeting/likes/index.js';
import { MemberDeskModule } from '../member-desk/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { SettingsModule } from '../../ground/settings/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { accountMails, activationMails } from './jobs/account.mails.js';
import { contactMails } from './jobs/contact.mails.js';
import { decisionMails } from './jobs/decision.mails.js';
import { debitNotices, paymentMails } from './jobs/money.mails.js';
import { profileReminders, sendWeeklyMail } from './jobs/wanted.mails.js';
import * as parts from './notifications.parts.js';

const mailPolicies = [
  activationMails,
  accountMails,
  debitNotices,
  paymentMails,
  decisionMails,
  contactMails,
  profileReminders,
];
const memberMails = [...mailPolicies.flatMap(({ mails }) => mails), sendWeeklyMail];

@ContextModule({
  name: 'notifications',
  parts,
  imports: [
    AccountsModule,
    AuthenticationModule,
    CampaignsModule,
    ComplaintsModule,
    ChatPhotosModule,
    ConversationsModule,
    DiscoveryModule,
    LikesModule,
    MemberDeskModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
    DeliveryModule,
    StaffModule,
  ],
  policies: mailPolicies,
  jobs: memberMails.map((job) => ({ job, handler: job.handler })),
})
export class NotificationsModule {}
