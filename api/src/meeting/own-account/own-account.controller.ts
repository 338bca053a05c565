import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  accountDisabled,
  ChangeLanguage,
  ChangeLanguageDto,
  deletedAccountExists,
  LogIn,
  LogInDto,
  MemberSessions,
} from '../../members/accounts/index.js';
import { accountLocked, KnownDevices, loginFailed } from '../../ground/authentication/index.js';
import {
  defineContract,
  Get,
  MEMBER_HERE,
  Post,
  Put,
  Sessions,
  type Reply,
  type RequestOf,
} from '../../kernel/index.js';
import { GetUser, User } from './get-user.query.js';
import { setLoginCookies } from './login-cookies.js';

const logInRoute = defineContract({
  summary: 'Log in',
  access: 'visitor',
  body: LogInDto,
  reply: { 200: User },
  errors: [loginFailed, accountLocked, accountDisabled, deletedAccountExists],
});

const showRoute = defineContract({
  summary: 'Who is logged in',
  access: 'member',
  reply: { 200: User },
});

const changeRoute = defineContract({
  summary: 'Save the language on the account',
  access: 'member',
  limit: 'preferences',
  body: ChangeLanguageDto,
  reply: { 200: User },
});

const logOutRoute = defineContract({
  summary: 'Log out',
  access: 'visitor',
  csrfHeader: true,
});

@Controller()
export class OwnAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly logins: MemberSessions,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  @Post('user', logInRoute)
  async logIn(@Req() request: RequestOf<typeof logInRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { email, password } = request.body;
    const place = this.devices.placeOf('member', request);
    const { memberId, cookie } = await this.commands.execute(new LogIn({ key: request.key, email, password, place }));
    setLoginCookies(reply, cookie, this.devices.remember('member', memberId, place));
    return this.queries.execute(new GetUser(memberId));
  }

  @Get('user', showRoute)
  show(@Req() { caller }: RequestOf<typeof showRoute>): Promise<User> {
    return this.queries.execute(new GetUser(caller.id));
  }

  @Put('user', changeRoute)
  async change(@Req() { caller, key, body, host }: RequestOf<typeof changeRoute>): Promise<User> {
    await this.commands.execute(new ChangeLanguage({ memberId: caller.id, key, language: body.language, host }));
    return this.queries.execute(new GetUser(caller.id));
  }

  /** Public, since the session may have expired: the cookie is cleared in any case. */
  @Get('logout', logOutRoute)
  async logOut(@Req() { caller }: RequestOf<typeof logOutRoute>, @Res({ passthrough: true }) reply: Reply) {
    if (caller) await this.logins.end(caller);
    const { maxAge: _, ...attributes } = this.sessions.attributes(0);
    void reply.clearCookie(this.sessions.cookie('member'), attributes).clearCookie(MEMBER_HERE, attributes);
  }
}
