import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { accountLocked, loginFailed, KnownDevices, type Place, type SessionCookie } from '../authentication/index.js';
import { defineContract, Get, Post, Sessions, type Reply, type RequestOf, type Staff } from '../../kernel/index.js';
import { CodeDto } from './code-check.js';
import { ConfirmLogin, EnrolAtLogin } from './commands/confirm-login.command.js';
import { LogInStaff, LogInStaffDto } from './commands/log-in-staff.command.js';
import { LogOutStaff } from './commands/end-own-sessions.command.js';
import { StaffMembers } from './staff-members.js';
import { EnrolledReply, LoginReply, StaffView } from './staff-view.js';
import { loginExpired, secondFactorRequired, secondFactorWrong, staffDisabled } from './staff.errors.js';

const codeErrors = [loginExpired, secondFactorWrong, secondFactorRequired, accountLocked, staffDisabled];

const logInRoute = defineContract({
  summary: 'Log in to the console: with `done` one is in, otherwise the token goes on to the next step',
  access: 'visitor',
  body: LogInStaffDto,
  reply: { 200: LoginReply },
  errors: [loginFailed, accountLocked, staffDisabled, secondFactorRequired],
});

const codeRoute = defineContract({
  summary: 'The second step: a code of the authenticator, or a recovery code',
  access: 'visitor',
  body: CodeDto,
  reply: { 200: StaffView },
  errors: codeErrors,
});

const enrolRoute = defineContract({
  summary: 'The second step of who has no authenticator yet: its first code',
  access: 'visitor',
  body: CodeDto,
  reply: { 200: EnrolledReply },
  errors: codeErrors,
});

const sessionRoute = defineContract({
  summary: 'Who is logged in to the console',
  access: 'staff',
  reply: { 200: StaffView },
});

const logOutRoute = defineContract({
  summary: 'Log out of the console',
  access: 'visitor',
});

@Controller('admin')
export class LoginController {
  constructor(
    private readonly commands: CommandBus,
    private readonly staff: StaffMembers,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  @Post('login', logInRoute)
  async logIn(
    @Req() request: RequestOf<typeof logInRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<LoginReply> {
    const { body, key } = request;
    const place = this.devices.placeOf('staff', request);
    const login = await this.commands.execute(new LogInStaff({ body, place, key }));
    if (login.step === 'done') {
      this.letIn(reply, login.staffId, login.cookie, place);
      return { step: 'done', staff: await this.staff.view(login.staffId) };
    }
    const { expiresAt, ...waiting } = login;
    return { ...waiting, expires_at: expiresAt.toISOString() };
  }

  @Post('login/code', codeRoute)
  async confirm(@Req() request: RequestOf<typeof codeRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { body, key } = request;
    const place = this.devices.placeOf('staff', request);
    const confirm = new ConfirmLogin({ ...body, place, key });
    const { staffId, cookie } = await this.commands.execute(confirm);
    this.letIn(reply, staffId, cookie, place);
    return this.staff.view(staffId);
  }

  @Post('login/enrolment', enrolRoute)
  async enrol(
    @Req() request: RequestOf<typeof enrolRoute>,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<EnrolledReply> {
    const { body, key } = request;
    const place = this.devices.placeOf('staff', request);
    const enrol = new EnrolAtLogin({ ...body, place, key });
    const { staffId, cookie, recoveryCodes } = await this.commands.execute(enrol);
    this.letIn(reply, staffId, cookie, place);
    return { staff: await this.staff.view(staffId), recovery_codes: recoveryCodes };
  }

  @Get('session', sessionRoute)
  session(@Req() { caller }: RequestOf<typeof sessionRoute>): Promise<StaffView> {
    return this.staff.view(caller.id);
  }

  /** Needs no session: it may have ended already, and the cookie must be cleared in any case. */
  @Post('logout', logOutRoute)
  async logOut(@Req() { caller, key }: RequestOf<typeof logOutRoute>, @Res({ passthrough: true }) reply: Reply) {
    // On the console's address only staff have sessions.
    const staff = caller as Staff | undefined;
    if (staff) await this.commands.execute(new LogOutStaff({ caller: staff, key }));
    const { maxAge: _, ...attributes } = this.sessions.attributes(0);
    void reply.clearCookie(this.sessions.cookie('staff'), attributes);
  }

  private letIn(reply: Reply, staffId: string, session: SessionCookie, place: Place): void {
    for (const { name, value, attributes } of [session, this.devices.remember('staff', staffId, place)])
      void reply.setCookie(name, value, attributes);
  }
}
