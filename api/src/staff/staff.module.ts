import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/index.js';
import { defineContext } from '../kernel/index.js';
import { SettingsModule } from '../settings/index.js';
import { CodeCheck } from './code-check.js';
import { AddStaffMemberHandler } from './commands/add-staff-member.command.js';
import { ConfirmLoginHandler } from './commands/confirm-login.command.js';
import { EnrolAtLoginHandler } from './commands/enrol-at-login.command.js';
import { LogInStaffHandler } from './commands/log-in-staff.command.js';
import { LogOutStaffHandler } from './commands/log-out-staff.command.js';
import { LoginController } from './login.controller.js';
import { staffMembers } from './projections/staff-members.projection.js';
import { SecondFactors } from './second-factors.js';
import { staffMember } from './staff-member.js';
import { StaffMembers } from './staff-members.js';
import { StaffTokens } from './staff-tokens.js';

export const staffContext = defineContext({ name: 'staff', streams: [staffMember], projections: [staffMembers] });

@Module({
  imports: [AuthenticationModule, SettingsModule],
  controllers: [LoginController],
  providers: [
    StaffMembers,
    StaffTokens,
    SecondFactors,
    CodeCheck,
    AddStaffMemberHandler,
    LogInStaffHandler,
    ConfirmLoginHandler,
    EnrolAtLoginHandler,
    LogOutStaffHandler,
  ],
  exports: [StaffMembers],
})
export class StaffModule {}
