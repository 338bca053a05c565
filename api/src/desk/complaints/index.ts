export * from './domain.js';
export { ComplaintFinder } from './complaint-finder.js';
export { Complaints } from './complaints.js';
export { TakeReply, type MailedReply } from './commands/take-reply.command.js';
export { ComplaintsList } from './complaints.list.js';
