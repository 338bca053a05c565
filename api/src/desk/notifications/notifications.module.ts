import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { CampaignsModule, sendCampaignMail, sendCampaignTest } from '../campaigns/index.js';
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
import { CaseDecisions } from './case-decisions.js';
import { CampaignPreviewsAdminController } from './campaign-previews.admin.controller.js';
import { CampaignPreviews } from './campaign-previews.js';
import { pushNotice, PushNotice } from './jobs/push-notice.job.js';
import { remindOfMessage, RemindOfMessage } from './jobs/remind-of-message.job.js';
import { SendCampaignMail } from './jobs/send-campaign-mail.job.js';
import { SendCampaignTest } from './jobs/send-campaign-test.job.js';
import { forgetSubscriptions, ForgetSubscriptions } from './jobs/forget-subscriptions.job.js';
import { complaintMailsPolicy, sendComplaintMail, SendComplaintMail } from './jobs/complaint.mails.js';
import { accountMails, activationMails } from './jobs/account.mails.js';
import { contactMails } from './jobs/contact.mails.js';
import { decisionMails } from './jobs/decision.mails.js';
import { debitNotices, paymentMails } from './jobs/money.mails.js';
import { sendNoticeMail, SendNoticeMails } from './jobs/send-notice-mails.job.js';
import { profileReminders, sendWeeklyMail } from './jobs/wanted.mails.js';
import { planWeeklyMail, PlanWeeklyMail } from './jobs/plan-weekly-mail.job.js';
import { tellOfLike, TellOfLike } from './jobs/tell-of-like.job.js';
import { tellOfMessage, TellOfMessage } from './jobs/tell-of-message.job.js';
import { sendStaffLinkMail, SendStaffLinkMail } from './jobs/send-staff-link-mail.job.js';
import { MemberMails } from './member-mails.js';
import { FictionalLabel } from './notices/fictional-label.js';
import { Notices } from './notices/notices.js';
import { DeliveryLog } from './notices/delivery-log.js';
import { MailTextsAdminController } from './mail-texts.admin.controller.js';
import { ReasonTemplatesAdminController } from './reason-templates.admin.controller.js';
import { staffMailsPolicy } from './policies/staff-mails.policy.js';
import { weeklyMailPolicy } from './policies/weekly-mail.policy.js';
import { noticesPolicy } from './policies/notices.policy.js';
import { PushController } from './push/push.controller.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { Subscriptions } from './push/subscriptions.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

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
  entities: [PushSubscription],
  policies: [...mailPolicies, complaintMailsPolicy, staffMailsPolicy, noticesPolicy, weeklyMailPolicy],
  erasers: [Subscriptions, DeliveryLog],
  jobs: [
    ...memberMails.map((job) => ({ job, handler: job.handler })),
    { job: forgetSubscriptions, handler: ForgetSubscriptions },
    { job: pushNotice, handler: PushNotice },
    { job: sendCampaignMail, handler: SendCampaignMail },
    { job: sendComplaintMail, handler: SendComplaintMail },
    { job: sendCampaignTest, handler: SendCampaignTest },
    { job: sendNoticeMail, handler: SendNoticeMails },
    { job: sendStaffLinkMail, handler: SendStaffLinkMail },
    { job: planWeeklyMail, handler: PlanWeeklyMail },
    { job: tellOfLike, handler: TellOfLike },
  ],
  batchJobs: [
    { job: remindOfMessage, handler: RemindOfMessage },
    { job: tellOfMessage, handler: TellOfMessage },
  ],
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
  controllers: [
    CampaignPreviewsAdminController,
    PushController,
    MailTextsAdminController,
    ReasonTemplatesAdminController,
    UnsubscribeController,
  ],
  providers: [CampaignPreviews, FictionalLabel, MemberMails, Notices, CaseDecisions, UnsubscribeLinks],
})
export class NotificationsModule {}
