import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { deletedAccountExists, emailTaken } from '../../members/accounts/index.js';
import { KnownDevices, loginFailed, tooManyTries } from '../../ground/authentication/index.js';
import { defineContract, Post, type Reply, type RequestOf } from '../../kernel/index.js';
import { priceChanged } from '../../ground/settings/index.js';
import { consentRequired } from '../../members/profiles/index.js';
import { GetUser, setLoginCookies, User } from '../own-account/index.js';
import { SignUp, SignUpDto } from './sign-up.command.js';
import { challengeRequired, signupsClosed } from './sign-up.errors.js';

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

@Controller()
export class SignUpController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly devices: KnownDevices,
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
    setLoginCookies(reply, cookie, this.devices.remember('member', memberId, place));
    void reply.status(201).send(await this.queries.execute(new GetUser(memberId)));
  }
}
