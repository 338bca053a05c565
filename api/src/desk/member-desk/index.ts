export type { ContactEvent } from './contact.events.js';
export { MemberDeskModule } from './member-desk.module.js';
export { MemberFinder } from './member-finder.js';
export { StaffMails } from './staff-mails.js';
