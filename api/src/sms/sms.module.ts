import { Module } from '@nestjs/common';
import { Config, defineContext } from '../kernel/index.js';
import { GatewaySmsSender } from './gateway.sms-sender.js';
import { InboxSmsSender } from './inbox.sms-sender.js';
import { SmsSender } from './sms-sender.js';

export const smsContext = defineContext({ name: 'sms', erasers: [InboxSmsSender] });

@Module({
  providers: [
    InboxSmsSender,
    {
      provide: SmsSender,
      inject: [Config, InboxSmsSender],
      useFactory: ({ smsGateway }: Config, inbox: InboxSmsSender) =>
        smsGateway ? new GatewaySmsSender(smsGateway) : inbox,
    },
  ],
  exports: [InboxSmsSender, SmsSender],
})
export class SmsModule {}
