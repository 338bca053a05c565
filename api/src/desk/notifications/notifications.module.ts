import { ContextModule } from '../../kernel/index.js';
import { accountMails, activationMails } from './jobs/account.mails.js';
import { contactMails } from './jobs/contact.mails.js';
import { decisionMails } from './jobs/decision.mails.js';
import { debitNotices, paymentMails } from './jobs/money.mails.js';
import { profileReminders, sendWeeklyMail } from './jobs/wanted.mails.js';
import * as parts from './notifications.parts.js';

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
  parts,
  policies: mailPolicies,
  jobs: memberMails.map((job) => ({ job, handler: job.handler })),
})
export class NotificationsModule {}
