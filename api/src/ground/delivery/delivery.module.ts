import { Config, ContextModule } from '../../kernel/index.js';
import { GatewaySmsSender } from './gateway.sms-sender.js';
import { InboxSms } from './inbox-sms.entity.js';
import { InboxSmsSender } from './inbox.sms-sender.js';
import { SmsSender } from './sms-sender.js';

@ContextModule({
  name: 'delivery',
  entities: [InboxSms],
  erasers: [InboxSmsSender],
  providers: [
    {
      provide: SmsSender,
      inject: [Config, InboxSmsSender],
      useFactory: ({ smsGateway }: Config, inbox: InboxSmsSender) =>
        smsGateway ? new GatewaySmsSender(smsGateway) : inbox,
    },
  ],
  exports: [InboxSmsSender, SmsSender],
})
export class DeliveryModule {}
