export { AddStaffMember } from './commands/add-staff-member.command.js';
export type { Role } from './staff-member.events.js';
export { StaffModule } from './staff.module.js';
export { STAFF_EMAIL } from './staff-email.js';
