export { AddStaffMember } from './commands/add-staff-member.command.js';
export type { Role } from './staff-member.events.js';
export { STAFF_EMAIL } from './staff-email.js';
