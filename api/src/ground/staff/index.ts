export { fieldsOfAnswer, withheldFields, without } from './answer-fields.js';
export {
  FIELD_KINDS,
  kindOfField,
  NAMED_FIELDS,
  RESOURCE_FIELDS,
  resourceOf,
  seesKind,
  type FieldKind,
} from './fields-by-role.js';
export { AgreementsList } from './agreements/agreements.list.js';
export { AddStaffMember } from './commands/add-staff-member.command.js';
export type { Role, StaffEvent, StaffLanguage } from './staff-member.events.js';
export { StaffLinks } from './staff-links.js';
export { StaffMembers } from './staff-members.js';
export { StaffModule } from './staff.module.js';
export { SecondPerson } from './second-person.js';
export { appointedByProposer, claimedByColleague } from './staff.errors.js';
export { claimRoutes } from './claim-routes.js';
export { Claim, WorkClaims } from './work-claims.js';
