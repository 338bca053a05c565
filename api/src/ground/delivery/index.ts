export { InboxSmsSender } from './inbox.sms-sender.js';
export type { InboxSms } from './inbox-sms.entity.js';
export { SmsSender, type Sms } from './sms-sender.js';
export { DeliveryModule } from './delivery.module.js';
