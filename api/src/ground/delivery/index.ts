export { InboxSmsSender, type InboxSms } from './inbox.sms-sender.js';
export { SmsSender, type Sms } from './sms-sender.js';
export { DeliveryModule } from './delivery.module.js';
