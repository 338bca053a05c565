import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { InterventionDto, type Intervention } from './administration.js';
import { AdministerStaffMember, MailStaffLinkDto } from './commands/administer-staff-member.command.js';
import { ChangeStaffRole, ChangeStaffRoleDto } from './commands/change-staff-role.command.js';
import { InviteStaffMember, InviteStaffMemberDto } from './commands/invite-staff-member.command.js';
import { ConsoleStaffMember, GetStaffMember } from './queries/get-staff-member.query.js';
import {
  noSecondFactor,
  notOnYourself,
  staffDisabled,
  staffEmailTaken,
  staffNotFound,
  staffUnchanged,
} from './staff.errors.js';

const params = Type.Object({ id: Id });
const act = {
  access: 'staff:admin',
  key: 'required',
  params,
  body: InterventionDto,
  reply: { 200: ConsoleStaffMember },
} as const;
const errors = [staffNotFound, notOnYourself, staffUnchanged];

const show = defineContract({
  summary: 'A colleague',
  access: 'staff:admin',
  params,
  reply: { 200: ConsoleStaffMember },
  errors: [staffNotFound],
});
const invite = defineContract({
  summary: 'Invite a colleague: mails a link to set the password',
  access: 'staff:admin',
  key: 'required',
  body: InviteStaffMemberDto,
  reply: { 201: ConsoleStaffMember },
  errors: [staffEmailTaken],
});
const link = defineContract({
  ...act,
  summary: 'Mail a link to a new password',
  body: MailStaffLinkDto,
  errors: [staffNotFound, staffDisabled],
});
const role = defineContract({ ...act, summary: 'Change the role; sessions end', body: ChangeStaffRoleDto, errors });
const disable = defineContract({ ...act, summary: 'Disable the account; sessions end', errors });
const enable = defineContract({ ...act, summary: 'Enable the account again', errors });
const reset = defineContract({
  ...act,
  summary: 'Take the authenticator and recovery codes away; sessions end',
  errors: [staffNotFound, notOnYourself, noSecondFactor],
});

@Controller('admin/staff')
export class StaffAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get(':id', show)
  show(@Req() { params }: RequestOf<typeof show>): Promise<ConsoleStaffMember> {
    return this.queries.execute(new GetStaffMember(params.id));
  }

  @Post('', invite)
  async invite(@Req() { caller, key, body }: RequestOf<typeof invite>): Promise<ConsoleStaffMember> {
    const { staffId } = await this.commands.execute(new InviteStaffMember({ caller, body, key }));
    return this.queries.execute(new GetStaffMember(staffId));
  }

  @Post(':id/link', link)
  link(@Req() request: RequestOf<typeof link>): Promise<ConsoleStaffMember> {
    return this.intervene(request, (to) => new AdministerStaffMember({ ...to, act: { link: request.body.language } }));
  }

  @Post(':id/role', role)
  role(@Req() request: RequestOf<typeof role>): Promise<ConsoleStaffMember> {
    return this.intervene(request, (to) => new ChangeStaffRole({ ...to, role: request.body.role }));
  }

  @Post(':id/disable', disable)
  disable(@Req() request: RequestOf<typeof disable>): Promise<ConsoleStaffMember> {
    return this.intervene(request, (to) => new AdministerStaffMember({ ...to, act: 'disable' }));
  }

  @Post(':id/enable', enable)
  enable(@Req() request: RequestOf<typeof enable>): Promise<ConsoleStaffMember> {
    return this.intervene(request, (to) => new AdministerStaffMember({ ...to, act: 'enable' }));
  }

  @Post(':id/reset-second-factor', reset)
  reset(@Req() request: RequestOf<typeof reset>): Promise<ConsoleStaffMember> {
    return this.intervene(request, (to) => new AdministerStaffMember({ ...to, act: 'reset' }));
  }

  private async intervene(
    { caller, key, params, body }: Pick<RequestOf<typeof disable>, 'caller' | 'key' | 'params' | 'body'>,
    command: (to: Intervention) => AdministerStaffMember | ChangeStaffRole,
  ): Promise<ConsoleStaffMember> {
    await this.commands.execute(command({ caller, key, staffId: params.id, reason: body.reason }));
    return this.queries.execute(new GetStaffMember(params.id));
  }
}
