import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/index.js';
import { Config, defineContext } from '../kernel/index.js';
import { Settings, SettingsModule } from '../settings/index.js';
import { DevInboxController } from './dev-inbox.controller.js';
import { sendActivationMail, SendActivationMail } from './jobs/send-activation-mail.job.js';
import { sendDeletionMail, SendDeletionMail } from './jobs/send-deletion-mail.job.js';
import { InboxMailer } from './mailers/inbox.mailer.js';
import { Mailer } from './mailers/mailer.js';
import { SmtpMailer } from './mailers/smtp.mailer.js';
import { MemberMails } from './member-mails.js';
import { activationMailPolicy } from './policies/activation-mail.policy.js';
import { deletionMailPolicy } from './policies/deletion-mail.policy.js';

export const notificationsContext = defineContext({
  name: 'notifications',
  policies: [activationMailPolicy, deletionMailPolicy],
  erasers: [InboxMailer],
  jobs: [
    { job: sendActivationMail, handler: SendActivationMail },
    { job: sendDeletionMail, handler: SendDeletionMail },
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
    {
      provide: Mailer,
      inject: [Config, InboxMailer, Settings],
      useFactory: (config: Config, inbox: InboxMailer, settings: Settings) =>
        config.smtpUrl ? new SmtpMailer(config.smtpUrl, settings) : inbox,
    },
  ],
})
export class NotificationsModule {}
