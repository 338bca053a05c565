export * from './domain.js';
export { ComplaintFinder } from './complaint-finder.js';
export { ComplaintsModule } from './complaints.module.js';
export { Complaints, type OwnComplaintFile } from './complaints.js';
export { TakeReply, type MailedReply } from './commands/take-reply.command.js';
export { ComplaintsList } from './complaints.list.js';
