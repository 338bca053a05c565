export { AgreementsList } from './agreements/agreements.list.js';
export { AddStaffMember } from './commands/add-staff-member.command.js';
export type { Role, StaffEvent, StaffLanguage } from './staff-member.events.js';
export { StaffLinks } from './staff-links.js';
export { StaffMembers } from './staff-members.js';
export { SecondPerson } from './second-person.js';
export { appointedByProposer } from './staff.errors.js';
