import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { Config, defineContext } from '../kernel/index.js';
import { Settings, SettingsModule } from '../settings/index.js';
import { DevInboxController } from './dev-inbox.controller.js';
import { sendActivationMail, SendActivationMail } from './jobs/send-activation-mail.job.js';
import { sendDeletionMail, SendDeletionMail } from './jobs/send-deletion-mail.job.js';
import { sendEmailChangeMail, SendEmailChangeMail } from './jobs/send-email-change-mail.job.js';
import { sendEmailChangedMail, SendEmailChangedMail } from './jobs/send-email-changed-mail.job.js';
import { sendPasswordResetMail, SendPasswordResetMail } from './jobs/send-password-reset-mail.job.js';
import { sendPasswordChangedMail, SendPasswordChangedMail } from './jobs/send-password-changed-mail.job.js';
import { InboxMailer } from './mailers/inbox.mailer.js';
import { Mailer } from './mailers/mailer.js';
import { SmtpMailer } from './mailers/smtp.mailer.js';
import { MemberMails } from './member-mails.js';
import { accountMailsPolicy } from './policies/account-mails.policy.js';
import { activationMailPolicy } from './policies/activation-mail.policy.js';

export const notificationsContext = defineContext({
  name: 'notifications',
  policies: [activationMailPolicy, accountMailsPolicy],
  erasers: [InboxMailer],
  jobs: [
    { job: sendActivationMail, handler: SendActivationMail },
    { job: sendDeletionMail, handler: SendDeletionMail },
    { job: sendEmailChangeMail, handler: SendEmailChangeMail },
    { job: sendEmailChangedMail, handler: SendEmailChangedMail },
    { job: sendPasswordResetMail, handler: SendPasswordResetMail },
    { job: sendPasswordChangedMail, handler: SendPasswordChangedMail },
  ],
});

@Module({
  imports: [AccountsModule, SettingsModule],
  controllers: [DevInboxController],
  providers: [
    InboxMailer,
    MemberMails,
    SendActivationMail,
    SendDeletionMail,
    SendEmailChangeMail,
    SendEmailChangedMail,
    SendPasswordResetMail,
    SendPasswordChangedMail,
    {
      provide: Mailer,
      inject: [Config, InboxMailer, Settings],
      useFactory: (config: Config, inbox: InboxMailer, settings: Settings) =>
        config.smtpUrl ? new SmtpMailer(config.smtpUrl, settings) : inbox,
    },
  ],
})
export class NotificationsModule {}
