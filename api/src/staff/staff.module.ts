import { Module } from '@nestjs/common';
import { AuthenticationModule } from '../authentication/index.js';
import { defineContext } from '../kernel/index.js';
import { AddStaffMemberHandler } from './commands/add-staff-member.command.js';
import { LogInStaffHandler } from './commands/log-in-staff.command.js';
import { staffMembers } from './projections/staff-members.projection.js';
import { staffMember } from './staff-member.js';
import { StaffController } from './staff.controller.js';
import { StaffMembers } from './staff-members.js';

export const staffContext = defineContext({ name: 'staff', streams: [staffMember], projections: [staffMembers] });

@Module({
  imports: [AuthenticationModule],
  controllers: [StaffController],
  providers: [StaffMembers, AddStaffMemberHandler, LogInStaffHandler],
})
export class StaffModule {}
