import { Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { defineContract, Get, Id, Post, type RequestOf, type Staff } from '../../kernel/index.js';
import { ChangeStaffRole } from './commands/change-staff-role.command.js';
import { DisableStaffMember } from './commands/disable-staff-member.command.js';
import { EnableStaffMember } from './commands/enable-staff-member.command.js';
import { InviteStaffMember } from './commands/invite-staff-member.command.js';
import { ResetAuthenticator } from './commands/reset-authenticator.command.js';
import { SendStaffLink } from './commands/send-staff-link.command.js';
import { ConsoleStaffMember } from './console-staff.js';
import { GetStaffMember } from './queries/get-staff-member.query.js';
import {
  noSecondFactor,
  notOnYourself,
  staffDisabled,
  staffEmailTaken,
  staffNotFound,
  staffUnchanged,
} from './staff.errors.js';
import { ChangeStaffRoleDto, InterventionDto, InviteStaffMemberDto, MailStaffLinkDto } from './staff.dto.js';

const params = Type.Object({ id: Id });
const act = { access: 'staff:admin', key: 'required', params, reply: { 200: ConsoleStaffMember } } as const;
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
const role = defineContract({
  ...act,
  summary: 'Change the role; sessions end',
  body: ChangeStaffRoleDto,
  errors,
});
const disable = defineContract({
  ...act,
  summary: 'Disable the account; sessions end',
  body: InterventionDto,
  errors,
});
const enable = defineContract({
  ...act,
  summary: 'Enable the account again',
  body: InterventionDto,
  errors,
});
const reset = defineContract({
  ...act,
  summary: 'Take the authenticator and recovery codes away; sessions end',
  body: InterventionDto,
  errors: [staffNotFound, notOnYourself, noSecondFactor],
});

@Controller('admin')
export class StaffAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get('staff/:id', show)
  show(@Req() { params }: RequestOf<typeof show>): Promise<ConsoleStaffMember> {
    return this.queries.execute(new GetStaffMember(params.id));
  }

  @Post('staff', invite)
  async invite(@Req() { caller, key, body }: RequestOf<typeof invite>): Promise<ConsoleStaffMember> {
    const { staffId } = await this.commands.execute(new InviteStaffMember({ caller, body, key }));
    return this.queries.execute(new GetStaffMember(staffId));
  }

  @Post('staff/:id/link', link)
  async link(@Req() request: RequestOf<typeof link>): Promise<ConsoleStaffMember> {
    await this.commands.execute(new SendStaffLink({ ...interventionOf(request), language: request.body.language }));
    return this.queries.execute(new GetStaffMember(request.params.id));
  }

  @Post('staff/:id/role', role)
  async role(@Req() request: RequestOf<typeof role>): Promise<ConsoleStaffMember> {
    await this.commands.execute(new ChangeStaffRole({ ...interventionOf(request), role: request.body.role }));
    return this.queries.execute(new GetStaffMember(request.params.id));
  }

  @Post('staff/:id/disable', disable)
  async disable(@Req() request: RequestOf<typeof disable>): Promise<ConsoleStaffMember> {
    await this.commands.execute(new DisableStaffMember(interventionOf(request)));
    return this.queries.execute(new GetStaffMember(request.params.id));
  }

  @Post('staff/:id/enable', enable)
  async enable(@Req() request: RequestOf<typeof enable>): Promise<ConsoleStaffMember> {
    await this.commands.execute(new EnableStaffMember(interventionOf(request)));
    return this.queries.execute(new GetStaffMember(request.params.id));
  }

  @Post('staff/:id/reset-second-factor', reset)
  async reset(@Req() request: RequestOf<typeof reset>): Promise<ConsoleStaffMember> {
    await this.commands.execute(new ResetAuthenticator(interventionOf(request)));
    return this.queries.execute(new GetStaffMember(request.params.id));
  }
}

interface Asked {
  caller: Staff;
  key: string;
  params: { id: string };
  body: InterventionDto;
}

const interventionOf = ({ caller, key, params, body }: Asked) => ({
  caller,
  staffId: params.id,
  key,
  reason: body.reason,
});
