export { InboxMail } from './mail/inbox-mail.entity.js';
export { InboxMailer } from './mail/inbox.mailer.js';
export { MailClaims } from './mail/mail-claims.js';
export { InboxPush } from './push/inbox-push.entity.js';
export { InboxPushSender } from './push/inbox-push.sender.js';
export { InboxSms } from './sms/inbox-sms.entity.js';
export { InboxSmsSender } from './sms/inbox.sms-sender.js';
