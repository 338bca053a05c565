import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { accountLocked, KnownDevices, sessionNotFound, tooManyTries } from '../authentication/index.js';
import { defineContract, Delete, Get, Id, Instant, Post, Put, type Reply, type RequestOf } from '../../kernel/index.js';
import { CodeDto } from './code-check.js';
import {
  BeginAuthenticator,
  ConfirmAuthenticator,
  RemoveAuthenticator,
  RenewRecoveryCodes,
} from './commands/own-authenticator.command.js';
import { ChangeStaffPassword, ChangeStaffPasswordDto } from './commands/change-staff-password.command.js';
import { EndOwnSessions } from './commands/end-own-sessions.command.js';
import { RenameStaffMember, RenameStaffMemberDto } from './commands/rename-staff-member.command.js';
import { ForgottenPasswordDto, RequestStaffPassword } from './commands/request-staff-password.command.js';
import { SetStaffPassword, SetStaffPasswordDto } from './commands/set-staff-password.command.js';
import { PasswordDto } from './own-password.js';
import { GetOwnAccount, OwnAccount } from './queries/get-staff-member.query.js';
import { EnrolmentView } from './staff-view.js';
import {
  loginExpired,
  noSecondFactor,
  secondFactorRequired,
  secondFactorWrong,
  staffDisabled,
  staffLinkExpired,
} from './staff.errors.js';

const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String(), { description: 'Shown this once' }) });
const newCodes = { access: 'staff', key: 'required', reply: { 200: RecoveryCodes } } as const;

const show = defineContract({ summary: 'One’s own account', access: 'staff', reply: { 200: OwnAccount } });
const name = defineContract({ summary: 'Change one’s own name', access: 'staff', body: RenameStaffMemberDto });
const password = defineContract({
  access: 'staff',
  summary: 'Change one’s own password; other sessions end',
  body: ChangeStaffPasswordDto,
  errors: [accountLocked],
});
const link = defineContract({
  summary: 'Set a password with the token of the mailed link; all sessions end',
  access: 'visitor',
  body: SetStaffPasswordDto,
  errors: [staffLinkExpired],
});
const forgotten = defineContract({
  summary: 'Ask for a mailed link to a new password; the answer is the same whether the address belongs to anybody',
  access: 'visitor',
  body: ForgottenPasswordDto,
  errors: [tooManyTries],
});
const endSession = defineContract({
  access: 'staff',
  summary: 'End one of one’s own sessions',
  params: Type.Object({ id: Id }),
  errors: [sessionNotFound],
});
const endOthers = defineContract({ summary: 'End one’s own sessions elsewhere', access: 'staff' });
const begin = defineContract({
  summary: 'Begin to set up an authenticator',
  access: 'staff',
  body: PasswordDto,
  reply: { 200: Type.Object({ token: Type.String(), expires_at: Instant, enrolment: EnrolmentView }) },
  errors: [accountLocked],
});
const confirm = defineContract({
  ...newCodes,
  summary: 'Confirm the authenticator with its first code',
  body: CodeDto,
  errors: [loginExpired, secondFactorWrong, accountLocked, staffDisabled],
});
const remove = defineContract({
  access: 'staff',
  summary: 'Take off one’s own authenticator, where it is optional',
  body: PasswordDto,
  errors: [noSecondFactor, secondFactorRequired, accountLocked],
});
const renew = defineContract({
  ...newCodes,
  summary: 'New recovery codes; the old ones are void',
  body: PasswordDto,
  errors: [noSecondFactor, accountLocked],
});

@Controller('admin')
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly devices: KnownDevices,
  ) {}

  @Get('account', show)
  show(@Req() { caller }: RequestOf<typeof show>): Promise<OwnAccount> {
    return this.queries.execute(new GetOwnAccount(caller));
  }

  @Put('account/name', name)
  async name(@Req() { caller, key, body }: RequestOf<typeof name>): Promise<void> {
    await this.commands.execute(new RenameStaffMember({ caller, name: body.name, key }));
  }

  @Put('account/password', password)
  async password(@Req() { caller, key, body, ip }: RequestOf<typeof password>): Promise<void> {
    await this.commands.execute(new ChangeStaffPassword({ caller, body, address: ip, key }));
  }

  @Post('password', link)
  async link(@Req() request: RequestOf<typeof link>, @Res({ passthrough: true }) reply: Reply): Promise<void> {
    const { key, body } = request;
    const place = this.devices.placeOf('staff', request);
    const staffId = await this.commands.execute(new SetStaffPassword({ ...body, address: place.address, key }));
    const { name, value, attributes } = this.devices.remember('staff', staffId, place);
    void reply.setCookie(name, value, attributes);
  }

  @Post('password/forgotten', forgotten)
  async forgotten(@Req() { key, body, ip }: RequestOf<typeof forgotten>): Promise<void> {
    await this.commands.execute(new RequestStaffPassword({ ...body, address: ip, key }));
  }

  @Delete('account/sessions/:id', endSession)
  async endSession(@Req() { caller, key, params }: RequestOf<typeof endSession>): Promise<void> {
    await this.commands.execute(new EndOwnSessions({ caller, sessionId: params.id, key }));
  }

  @Post('account/sessions/end-others', endOthers)
  async endOthers(@Req() { caller, key }: RequestOf<typeof endOthers>): Promise<void> {
    await this.commands.execute(new EndOwnSessions({ caller, sessionId: null, key }));
  }

  @Post('account/authenticator', begin)
  async begin(@Req() { caller, body, ip }: RequestOf<typeof begin>) {
    const begun = await this.commands.execute(new BeginAuthenticator({ caller, password: body.password, address: ip }));
    return { token: begun.token, expires_at: begun.expiresAt.toISOString(), enrolment: begun.enrolment };
  }

  @Post('account/authenticator/confirm', confirm)
  async confirm(@Req() { caller, key, body, ip }: RequestOf<typeof confirm>) {
    const confirmation = new ConfirmAuthenticator({ caller, ...body, address: ip, key });
    return { recovery_codes: (await this.commands.execute(confirmation)).recoveryCodes };
  }

  @Post('account/authenticator/remove', remove)
  async remove(@Req() { caller, key, body, ip }: RequestOf<typeof remove>): Promise<void> {
    await this.commands.execute(new RemoveAuthenticator({ caller, password: body.password, address: ip, key }));
  }

  @Post('account/recovery-codes', renew)
  async renew(@Req() { caller, key, body, ip }: RequestOf<typeof renew>) {
    const { recoveryCodes } = await this.commands.execute(
      new RenewRecoveryCodes({ caller, password: body.password, address: ip, key }),
    );
    return { recovery_codes: recoveryCodes };
  }
}
