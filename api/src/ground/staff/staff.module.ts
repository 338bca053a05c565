import { AuthenticationModule } from '../authentication/index.js';
import { ListsModule } from '../lists/index.js';
import { ContextModule } from '../../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { agreement } from './agreements/agreement.js';
import { AgreementsAdminController } from './agreements/agreements.admin.controller.js';
import { AgreementsList } from './agreements/agreements.list.js';
import { agreements } from './agreements/agreements.projection.js';
import { Agreements } from './agreements/agreements.js';
import { DecideAgreementHandler } from './agreements/decide-agreement.command.js';
import { AccountController } from './account.controller.js';
import { Administration } from './administration.js';
import { CodeCheck } from './code-check.js';
import { AddStaffMemberHandler } from './commands/add-staff-member.command.js';
import { AdministerStaffMemberHandler } from './commands/administer-staff-member.command.js';
import { BeginAuthenticatorHandler } from './commands/begin-authenticator.command.js';
import { ChangeStaffPasswordHandler } from './commands/change-staff-password.command.js';
import { ChangeStaffRoleHandler } from './commands/change-staff-role.command.js';
import { ConfirmAuthenticatorHandler } from './commands/confirm-authenticator.command.js';
import { ConfirmLoginHandler } from './commands/confirm-login.command.js';
import { EndOwnSessionsHandler } from './commands/end-own-sessions.command.js';
import { EnrolAtLoginHandler } from './commands/enrol-at-login.command.js';
import { InviteStaffMemberHandler } from './commands/invite-staff-member.command.js';
import { LogInStaffHandler } from './commands/log-in-staff.command.js';
import { LogOutStaffHandler } from './commands/log-out-staff.command.js';
import { RemoveAuthenticatorHandler } from './commands/remove-authenticator.command.js';
import { RequestStaffPasswordHandler } from './commands/request-staff-password.command.js';
import { RenameStaffMemberHandler } from './commands/rename-staff-member.command.js';
import { RenewRecoveryCodesHandler } from './commands/renew-recovery-codes.command.js';
import { SetStaffPasswordHandler } from './commands/set-staff-password.command.js';
import { endStaffSessions, EndStaffSessions } from './jobs/end-staff-sessions.job.js';
import { LoginController } from './login.controller.js';
import { sendForgottenPasswordLink, SendForgottenPasswordLink } from './jobs/send-forgotten-password-link.job.js';
import { OwnPassword } from './own-password.js';
import { staffSessionsPolicy } from './policies/staff-sessions.policy.js';
import { staffMembers } from './projections/staff-members.projection.js';
import { GetOwnAccountHandler } from './queries/get-own-account.query.js';
import { GetStaffMemberHandler } from './queries/get-staff-member.query.js';
import { Authenticator, RecoveryCode } from './second-factor.entities.js';
import { SecondFactors } from './second-factors.js';
import { SessionRevocation } from './session-revocation.js';
import { staffMember } from './staff-member.js';
import { StaffAdminController } from './staff.admin.controller.js';
import { SecondPerson } from './second-person.js';
import { StaffList } from './staff.list.js';
import { StaffLinks } from './staff-links.js';
import { StaffMembers } from './staff-members.js';
import { StaffToken } from './staff-token.entity.js';
import { StaffTokens } from './staff-tokens.js';

const services = [
  StaffMembers,
  StaffTokens,
  StaffLinks,
  SecondFactors,
  CodeCheck,
  OwnPassword,
  SessionRevocation,
  Administration,
  SecondPerson,
  Agreements,
];
const handlers = [
  AddStaffMemberHandler,
  AdministerStaffMemberHandler,
  BeginAuthenticatorHandler,
  ChangeStaffPasswordHandler,
  ChangeStaffRoleHandler,
  ConfirmAuthenticatorHandler,
  ConfirmLoginHandler,
  DecideAgreementHandler,
  EndOwnSessionsHandler,
  EnrolAtLoginHandler,
  GetOwnAccountHandler,
  GetStaffMemberHandler,
  InviteStaffMemberHandler,
  LogInStaffHandler,
  LogOutStaffHandler,
  RemoveAuthenticatorHandler,
  RenameStaffMemberHandler,
  RenewRecoveryCodesHandler,
  RequestStaffPasswordHandler,
  SetStaffPasswordHandler,
];

@ContextModule({
  name: 'staff',
  entities: [Authenticator, RecoveryCode, StaffToken],
  streams: [staffMember, agreement],
  projections: [staffMembers, agreements],
  policies: [staffSessionsPolicy],
  jobs: [
    { job: endStaffSessions, handler: EndStaffSessions },
    { job: sendForgottenPasswordLink, handler: SendForgottenPasswordLink },
  ],
  imports: [AuthenticationModule, SettingsModule, ListsModule],
  controllers: [
    LoginController,
    AccountController,
    StaffList,
    StaffAdminController,
    AgreementsList,
    AgreementsAdminController,
  ],
  providers: [...services, ...handlers, AgreementsList],
  exports: [AgreementsList, StaffMembers, StaffLinks, SecondPerson],
})
export class StaffModule {}
