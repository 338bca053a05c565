export type { ContactEvent } from './contact.events.js';
export { MemberFinder } from './member-finder.js';
export { StaffMails } from './staff-mails.js';
