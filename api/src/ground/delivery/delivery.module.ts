import { Config, ContextModule } from '../../kernel/index.js';
import { Settings } from '../settings/index.js';
import { InboxMailer } from './mail/inbox.mailer.js';
import { MailClaims } from './mail/mail-claims.js';
import { Mailer } from './mail/mailer.js';
import { SmtpMailer } from './mail/smtp.mailer.js';
import { InboxPushSender } from './push/inbox-push.sender.js';
import { PushSender } from './push/push-sender.js';
import { WebPushSender } from './push/web-push.sender.js';
import { GatewaySmsSender } from './sms/gateway.sms-sender.js';
import { InboxSmsSender } from './sms/inbox.sms-sender.js';
import { SmsSender } from './sms/sms-sender.js';
import * as parts from './delivery.parts.js';

/** Each port is bound to the real service if one is configured, and to the local inbox otherwise. */
@ContextModule({
  name: 'delivery',
  parts,
  providers: [
    {
      provide: Mailer,
      inject: [Config, InboxMailer, MailClaims],
      useFactory: ({ smtpUrl }: Config, inbox: InboxMailer, claims: MailClaims) =>
        smtpUrl ? new SmtpMailer(smtpUrl, claims) : inbox,
    },
    {
      provide: PushSender,
      inject: [Config, InboxPushSender, Settings],
      useFactory: ({ push }: Config, inbox: InboxPushSender, settings: Settings) =>
        push && !push.sandbox ? new WebPushSender(push, settings) : inbox,
    },
    {
      provide: SmsSender,
      inject: [Config, InboxSmsSender],
      useFactory: ({ smsGateway }: Config, inbox: InboxSmsSender) =>
        smsGateway ? new GatewaySmsSender(smsGateway) : inbox,
    },
  ],
})
export class DeliveryModule {}
