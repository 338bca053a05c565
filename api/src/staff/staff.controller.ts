import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { accountLocked, loginFailed, LoginSessions } from '../authentication/index.js';
import { busy, defineContract, Get, Post, Sessions, type Reply, type RequestOf } from '../kernel/index.js';
import { LogInStaff } from './commands/log-in-staff.command.js';
import { StaffMembers, StaffView } from './staff-members.js';

const logInRoute = defineContract({
  summary: 'Log in to the console',
  access: 'visitor',
  body: Type.Object(
    { email: Type.String({ maxLength: 1000 }), password: Type.String({ maxLength: 1000 }) },
    { additionalProperties: false },
  ),
  reply: { 200: StaffView },
  errors: [loginFailed, accountLocked, busy],
});

const sessionRoute = defineContract({
  summary: 'Who is logged in to the console',
  access: 'staff',
  reply: { 200: StaffView },
});

const logOutRoute = defineContract({
  summary: 'Log out of the console',
  access: 'visitor',
  reply: { 204: Type.Null() },
});

@Controller('admin')
export class StaffController {
  constructor(
    private readonly commands: CommandBus,
    private readonly staff: StaffMembers,
    private readonly logins: LoginSessions,
    private readonly sessions: Sessions,
  ) {}

  @Post('login', logInRoute)
  async logIn(@Req() { body, ip }: RequestOf<typeof logInRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { staffId, cookie } = await this.commands.execute(new LogInStaff(body.email, body.password, ip));
    void reply.setCookie(cookie.name, cookie.value, cookie.attributes);
    return this.staff.view(staffId);
  }

  @Get('session', sessionRoute)
  session(@Req() { caller }: RequestOf<typeof sessionRoute>): Promise<StaffView> {
    return this.staff.view(caller.id);
  }

  /** Open to all: the session may have ended already, and the cookie goes either way. */
  @Post('logout', logOutRoute)
  async logOut(@Req() { caller }: RequestOf<typeof logOutRoute>, @Res({ passthrough: true }) reply: Reply) {
    if (caller) await this.logins.end(caller.sessionId);
    const { maxAge: _, ...attributes } = this.sessions.attributes(0);
    void reply.clearCookie(this.sessions.cookie('staff'), attributes);
  }
}
