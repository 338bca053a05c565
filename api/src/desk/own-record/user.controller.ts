import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import {
  accountDisabled,
  ChangeLanguage,
  deletedAccountExists,
  emailTaken,
  LogIn,
  MemberSessions,
} from '../../members/accounts/index.js';
import {
  accountLocked,
  KnownDevices,
  loginFailed,
  tooManyTries,
  type SessionCookie,
} from '../../ground/authentication/index.js';
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
import { priceChanged } from '../../ground/settings/index.js';
import { consentRequired } from '../../members/profiles/index.js';
import { SignUp } from './commands/sign-up.command.js';
import { GetUser, User } from './queries/get-user.query.js';
import { challengeRequired, signupsClosed } from './user.errors.js';
import { ChangeLanguageDto, LogInDto, SignUpDto } from './user.dto.js';

const signUpRoute = defineContract({
  summary: 'Sign up: opens the account, logs in and mails the activation link',
  access: 'visitor',
  body: SignUpDto,
  reply: {
    201: User,
    202: Type.Object(
      { status: Type.Literal('check_inbox') },
      { description: 'Whether the address was free is told in its mailbox alone: this network has asked too often' },
    ),
  },
  errors: [
    emailTaken,
    deletedAccountExists,
    loginFailed,
    challengeRequired,
    tooManyTries,
    signupsClosed,
    priceChanged,
    consentRequired,
  ],
});

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
  reply: { 204: Type.Null() },
});

@Controller()
export class UserController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly logins: MemberSessions,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  @Post('signup', signUpRoute)
  async signUp(
    @Req() request: RequestOf<typeof signUpRoute>,
    // Sent explicitly, because Nest would answer every request with 201.
    @Res() reply: Reply,
  ): Promise<void> {
    const { key, body, host } = request;
    const place = this.devices.placeOf('member', request);
    const outcome = await this.commands.execute(new SignUp({ key, body, host, place }));
    if (outcome === 'check_inbox') return void reply.status(202).send({ status: outcome });
    const { memberId, cookie } = outcome;
    const user = await this.loggedIn(memberId, [cookie, this.devices.remember('member', memberId, place)], reply);
    void reply.status(201).send(user);
  }

  @Post('user', logInRoute)
  async logIn(@Req() request: RequestOf<typeof logInRoute>, @Res({ passthrough: true }) reply: Reply) {
    const { email, password } = request.body;
    const place = this.devices.placeOf('member', request);
    const { memberId, cookie } = await this.commands.execute(new LogIn({ key: request.key, email, password, place }));
    return this.loggedIn(memberId, [cookie, this.devices.remember('member', memberId, place)], reply);
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

  private loggedIn(memberId: string, [session, device]: [SessionCookie, SessionCookie], reply: Reply): Promise<User> {
    for (const { name, value, attributes } of [session, device]) void reply.setCookie(name, value, attributes);
    void reply.setCookie(MEMBER_HERE, '1', { ...session.attributes, httpOnly: false });
    return this.queries.execute(new GetUser(memberId));
  }
}
