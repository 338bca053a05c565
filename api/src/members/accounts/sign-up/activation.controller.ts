import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { KnownDevices, tooManyTries } from '../../../ground/authentication/index.js';
import { defineContract, Post, type RequestOf } from '../../../kernel/index.js';
import { activationFailed, alreadyConfirmed, emailTaken, mailBounces, tooManyMails } from '../accounts.errors.js';
import { ConfirmEmail, CorrectEmail, RequestActivationMail } from './confirm-email.command.js';
import { EmailDto, LinkDto } from '../link.dto.js';

const activateRoute = defineContract({
  summary: 'Confirm the e-mail address with the token of the mailed link',
  access: 'visitor',
  body: LinkDto,
  reply: { 200: Type.Object({ status: Type.Literal('active') }) },
  errors: [activationFailed],
});

const resendRoute = defineContract({
  summary: 'Ask for another activation mail',
  access: 'member',
  errors: [mailBounces, tooManyMails, tooManyTries],
});

const correctRoute = defineContract({
  summary: 'Replace an address that is not confirmed yet: mails the new one an activation link',
  access: 'member',
  body: EmailDto,
  errors: [emailTaken, alreadyConfirmed, tooManyMails, tooManyTries],
});

@Controller('activation')
export class ActivationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly devices: KnownDevices,
  ) {}

  @Post('', activateRoute)
  async activate(@Req() { body, key }: RequestOf<typeof activateRoute>) {
    await this.commands.execute(new ConfirmEmail({ token: body.token, key }));
    return { status: 'active' };
  }

  @Post('resend', resendRoute)
  async resend(@Req() request: RequestOf<typeof resendRoute>): Promise<void> {
    const { caller, key } = request;
    const place = this.devices.placeOf('member', request);
    await this.commands.execute(new RequestActivationMail({ memberId: caller.id, key, place }));
  }

  @Post('email', correctRoute)
  async correct(@Req() request: RequestOf<typeof correctRoute>): Promise<void> {
    const { caller, key, body } = request;
    const place = this.devices.placeOf('member', request);
    await this.commands.execute(new CorrectEmail({ memberId: caller.id, key, email: body.email, place }));
  }
}
