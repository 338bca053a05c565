import { AccountsModule } from '../../members/accounts/index.js';
import { AuthenticationModule } from '../../ground/authentication/index.js';
import { CampaignsModule, sendCampaignMail, sendCampaignTest } from '../campaigns/index.js';
import { ConversationsModule } from '../../meeting/conversations/index.js';
import { Config, ContextModule } from '../../kernel/index.js';
import { DiscoveryModule } from '../../meeting/discovery/index.js';
import { LikesModule } from '../../meeting/likes/index.js';
import { PhotosModule } from '../../members/photos/index.js';
import { ProfilesModule } from '../../members/profiles/index.js';
import { Settings, SettingsModule } from '../../ground/settings/index.js';
import { DeliveryModule } from '../../ground/delivery/index.js';
import { StaffModule } from '../../ground/staff/index.js';
import { CaseDecisions } from './case-decisions.js';
import { CampaignPreviewsAdminController } from './campaign-previews.admin.controller.js';
import { CampaignPreviews } from './campaign-previews.js';
import { DevInboxController } from './dev-inbox.controller.js';
import { pushNotice, PushNotice } from './jobs/push-notice.job.js';
import { sendAccountDecisionMail, SendAccountDecisionMail } from './jobs/send-account-decision-mail.job.js';
import { remindOfMessage, RemindOfMessage } from './jobs/remind-of-message.job.js';
import { sendActivationMail, SendActivationMail } from './jobs/send-activation-mail.job.js';
import { SendCampaignMail } from './jobs/send-campaign-mail.job.js';
import { SendCampaignTest } from './jobs/send-campaign-test.job.js';
import { sendCaseDecisionMail, SendCaseDecisionMail } from './jobs/send-case-decision-mail.job.js';
import { sendDataExportMail, SendDataExportMail } from './jobs/send-data-export-mail.job.js';
import { sendDebitNotice, SendDebitNotice } from './jobs/send-debit-notice.job.js';
import { sendDeletionMail, SendDeletionMail } from './jobs/send-deletion-mail.job.js';
import { sendEmailChangeMail, SendEmailChangeMail } from './jobs/send-email-change-mail.job.js';
import { sendEmailChangedMail, SendEmailChangedMail } from './jobs/send-email-changed-mail.job.js';
import { sendNoticeMail, SendNoticeMail } from './jobs/send-notice-mail.job.js';
import { sendReportAnswerMail, SendReportAnswerMail } from './jobs/send-report-answer-mail.job.js';
import { sendPhotoRejectionMail, SendPhotoRejectionMail } from './jobs/send-photo-rejection-mail.job.js';
import { sendProfileReminder, SendProfileReminder } from './jobs/send-profile-reminder.job.js';
import { sendDocumentMail, SendDocumentMail } from './jobs/send-document-mail.job.js';
import { sendRefundMail, SendRefundMail } from './jobs/send-refund-mail.job.js';
import { sendPasswordResetMail, SendPasswordResetMail } from './jobs/send-password-reset-mail.job.js';
import { sendPasswordChangedMail, SendPasswordChangedMail } from './jobs/send-password-changed-mail.job.js';
import { sendReactivatedMail, SendReactivatedMail } from './jobs/send-reactivated-mail.job.js';
import { forgetSubscriptions, ForgetSubscriptions } from './jobs/forget-subscriptions.job.js';
import { planWeeklyMail, PlanWeeklyMail } from './jobs/plan-weekly-mail.job.js';
import { sendWeeklyMail, SendWeeklyMail } from './jobs/send-weekly-mail.job.js';
import { tellOfLike, TellOfLike } from './jobs/tell-of-like.job.js';
import { tellOfMessage, TellOfMessage } from './jobs/tell-of-message.job.js';
import { sendStaffLinkMail, SendStaffLinkMail } from './jobs/send-staff-link-mail.job.js';
import { MailFeedbackController } from './mail-feedback.controller.js';
import { MailClaims } from './mailers/mail-claims.js';
import { InboxMail } from './mailers/inbox-mail.entity.js';
import { InboxMailer } from './mailers/inbox.mailer.js';
import { Mailer } from './mailers/mailer.js';
import { SmtpMailer } from './mailers/smtp.mailer.js';
import { MemberMails } from './member-mails.js';
import { accountMailsPolicy } from './policies/account-mails.policy.js';
import { FictionalLabel } from './notices/fictional-label.js';
import { Notices } from './notices/notices.js';
import { DeliveryLog } from './notices/delivery-log.js';
import { activationMailPolicy } from './policies/activation-mail.policy.js';
import { staffMailsPolicy } from './policies/staff-mails.policy.js';
import { paymentMailsPolicy } from './policies/payment-mails.policy.js';
import { weeklyMailPolicy } from './policies/weekly-mail.policy.js';
import { debitNoticePolicy } from './policies/debit-notice.policy.js';
import { decisionMailsPolicy } from './policies/decision-mails.policy.js';
import { profileReminderPolicy } from './policies/profile-reminder.policy.js';
import { noticesPolicy } from './policies/notices.policy.js';
import { InboxPush } from './push/inbox-push.entity.js';
import { InboxPushSender } from './push/inbox-push.sender.js';
import { PushController } from './push/push.controller.js';
import { PushSender } from './push/push-sender.js';
import { PushSubscription } from './push/push-subscription.entity.js';
import { Subscriptions } from './push/subscriptions.js';
import { WebPushSender } from './push/web-push.sender.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

@ContextModule({
  name: 'notifications',
  entities: [InboxMail, InboxPush, PushSubscription],
  policies: [
    debitNoticePolicy,
    decisionMailsPolicy,
    profileReminderPolicy,
    activationMailPolicy,
    accountMailsPolicy,
    staffMailsPolicy,
    noticesPolicy,
    paymentMailsPolicy,
    weeklyMailPolicy,
  ],
  erasers: [InboxMailer, InboxPushSender, Subscriptions, DeliveryLog],
  jobs: [
    { job: forgetSubscriptions, handler: ForgetSubscriptions },
    { job: pushNotice, handler: PushNotice },
    { job: sendAccountDecisionMail, handler: SendAccountDecisionMail },
    { job: sendActivationMail, handler: SendActivationMail },
    { job: sendCampaignMail, handler: SendCampaignMail },
    { job: sendCampaignTest, handler: SendCampaignTest },
    { job: sendCaseDecisionMail, handler: SendCaseDecisionMail },
    { job: sendReportAnswerMail, handler: SendReportAnswerMail },
    { job: sendPhotoRejectionMail, handler: SendPhotoRejectionMail },
    { job: sendProfileReminder, handler: SendProfileReminder },
    { job: sendDataExportMail, handler: SendDataExportMail },
    { job: sendDebitNotice, handler: SendDebitNotice },
    { job: sendDeletionMail, handler: SendDeletionMail },
    { job: sendEmailChangeMail, handler: SendEmailChangeMail },
    { job: sendEmailChangedMail, handler: SendEmailChangedMail },
    { job: sendNoticeMail, handler: SendNoticeMail },
    { job: sendDocumentMail, handler: SendDocumentMail },
    { job: sendRefundMail, handler: SendRefundMail },
    { job: sendPasswordResetMail, handler: SendPasswordResetMail },
    { job: sendPasswordChangedMail, handler: SendPasswordChangedMail },
    { job: sendReactivatedMail, handler: SendReactivatedMail },
    { job: sendStaffLinkMail, handler: SendStaffLinkMail },
    { job: planWeeklyMail, handler: PlanWeeklyMail },
    { job: sendWeeklyMail, handler: SendWeeklyMail },
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
    ConversationsModule,
    DiscoveryModule,
    LikesModule,
    PhotosModule,
    ProfilesModule,
    SettingsModule,
    DeliveryModule,
    StaffModule,
  ],
  controllers: [
    CampaignPreviewsAdminController,
    DevInboxController,
    MailFeedbackController,
    PushController,
    UnsubscribeController,
  ],
  providers: [
    CampaignPreviews,
    FictionalLabel,
    MailClaims,
    MemberMails,
    Notices,
    CaseDecisions,
    UnsubscribeLinks,
    {
      provide: PushSender,
      inject: [Config, InboxPushSender, Settings],
      useFactory: ({ push }: Config, inbox: InboxPushSender, settings: Settings) =>
        push && !push.sandbox ? new WebPushSender(push, settings) : inbox,
    },
    {
      provide: Mailer,
      inject: [Config, InboxMailer, MailClaims],
      useFactory: ({ smtpUrl }: Config, inbox: InboxMailer, claims: MailClaims) =>
        smtpUrl ? new SmtpMailer(smtpUrl, claims) : inbox,
    },
  ],
})
export class NotificationsModule {}
