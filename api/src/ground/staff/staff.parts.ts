export { AccountController } from './account.controller.js';
export { Administration } from './administration.js';
export { agreement } from './agreements/agreement.js';
export { AgreementsAdminController } from './agreements/agreements.admin.controller.js';
export { Agreements } from './agreements/agreements.js';
export { AgreementsList } from './agreements/agreements.list.js';
export { agreements } from './agreements/agreements.projection.js';
export { DecideAgreementHandler } from './agreements/decide-agreement.command.js';
export { CodeCheck } from './code-check.js';
export { AddStaffMemberHandler } from './commands/add-staff-member.command.js';
export { InviteStaffMemberHandler } from './commands/invite-staff-member.command.js';
export { AdministerStaffMemberHandler } from './commands/administer-staff-member.command.js';
export {
  BeginAuthenticatorHandler,
  ConfirmAuthenticatorHandler,
  RemoveAuthenticatorHandler,
  RenewRecoveryCodesHandler,
} from './commands/own-authenticator.command.js';
export { ChangeStaffPasswordHandler } from './commands/change-staff-password.command.js';
export { ChangeStaffRoleHandler } from './commands/change-staff-role.command.js';
export { ConfirmLoginHandler, EnrolAtLoginHandler } from './commands/confirm-login.command.js';
export { EndOwnSessionsHandler, LogOutStaffHandler } from './commands/end-own-sessions.command.js';
export { LogInStaffHandler } from './commands/log-in-staff.command.js';
export { RenameStaffMemberHandler } from './commands/rename-staff-member.command.js';
export { RequestStaffPasswordHandler } from './commands/request-staff-password.command.js';
export { SetStaffPasswordHandler } from './commands/set-staff-password.command.js';
export { EndStaffSessions, staffSessionsPolicy } from './jobs/end-staff-sessions.job.js';
export { SendForgottenPasswordLink } from './jobs/send-forgotten-password-link.job.js';
export { LoginController } from './login.controller.js';
export { OwnPassword } from './own-password.js';
export { staffMembers } from './projections/staff-members.projection.js';
export { GetOwnAccountHandler, GetStaffMemberHandler } from './queries/get-staff-member.query.js';
export { Authenticator, RecoveryCode } from './second-factor.entities.js';
export { SecondFactors } from './second-factors.js';
export { SecondPerson } from './second-person.js';
export { SessionRevocation } from './session-revocation.js';
export { StaffLinks } from './staff-links.js';
export { staffMember } from './staff-member.js';
export { StaffMembers } from './staff-members.js';
export { StaffToken } from './staff-token.entity.js';
export { StaffTokens } from './staff-tokens.js';
export { StaffAdminController } from './staff.admin.controller.js';
export { StaffList } from './staff.list.js';
