import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountLocked, KnownDevices, tooManyTries } from '../../../ground/authentication/index.js';
import { defineContract, Delete, Get, Post, Put, type Reply, type RequestOf } from '../../../kernel/index.js';
import {
  emailChangeNotPending,
  emailNotFound,
  emailTaken,
  linkExpired,
  mailBounces,
  tooManyMails,
  tooManyResetMails,
} from '../accounts.errors.js';
import { CancelEmailChange } from './cancel-email-change.command.js';
import { ChangeEmail } from './change-email.command.js';
import { ChangePassword, ChangePasswordDto } from './change-password.command.js';
import { RequestEmailChange, RequestEmailChangeDto } from './request-email-change.command.js';
import { RequestEmailChangeMail } from './request-email-change-mail.command.js';
import { RequestPasswordReset, ResetPassword, ResetPasswordDto } from './reset-password.command.js';
import { EmailChange, GetEmailChange } from './get-email-change.query.js';
import { EmailDto, LinkDto } from '../link.dto.js';

const changePasswordRoute = defineContract({
  summary: 'Change the password; other sessions end, and so does a change of e-mail address that waits for its link',
  access: 'member',
  body: ChangePasswordDto,
  errors: [accountLocked],
});

const requestEmailRoute = defineContract({
  summary: 'Ask for another e-mail address: mails it a link',
  access: 'active',
  body: RequestEmailChangeDto,
  errors: [emailTaken, tooManyMails, tooManyTries, accountLocked],
});

const emailChangeRoute = defineContract({
  summary: 'The other e-mail address that was asked for and waits for its link, if there is one',
  access: 'active',
  reply: { 200: EmailChange },
});

const resendEmailChangeRoute = defineContract({
  summary: 'Mail the link to the address that waits for it once more; it works a day from now',
  access: 'active',
  errors: [emailChangeNotPending, tooManyMails, tooManyTries],
});

const cancelEmailChangeRoute = defineContract({
  summary: 'Keep the e-mail address: links mailed to the other one work no more',
  access: 'active',
  errors: [emailChangeNotPending],
});

const changeEmailRoute = defineContract({
  summary: 'Change the e-mail address with the token of the mailed link',
  access: 'visitor',
  body: LinkDto,
  errors: [linkExpired, emailTaken],
});

const requestResetRoute = defineContract({
  summary:
    'Ask for a mail with a link to a new password; to who has left, one with the link back. A network that has asked a few times a day hears 204 for every address',
  access: 'visitor',
  body: EmailDto,
  errors: [emailNotFound, mailBounces, tooManyResetMails],
});

const resetRoute = defineContract({
  summary:
    'Set a new password with the token of the mailed link; all sessions end, and so does a change of e-mail address that waits for its link',
  access: 'visitor',
  body: ResetPasswordDto,
  errors: [linkExpired],
});

@Controller()
export class CredentialsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly devices: KnownDevices,
  ) {}

  @Put('user/password', changePasswordRoute)
  async changePassword(@Req() { caller, key, body, ip }: RequestOf<typeof changePasswordRoute>): Promise<void> {
    await this.commands.execute(new ChangePassword({ caller, key, body, address: ip }));
  }

  @Post('user/email', requestEmailRoute)
  async requestEmail(@Req() request: RequestOf<typeof requestEmailRoute>): Promise<void> {
    const { caller, key, body } = request;
    const place = this.devices.placeOf('member', request);
    await this.commands.execute(new RequestEmailChange({ caller, key, body, place }));
  }

  @Get('user/email-change', emailChangeRoute)
  emailChange(@Req() { caller }: RequestOf<typeof emailChangeRoute>): Promise<EmailChange> {
    return this.queries.execute(new GetEmailChange(caller.id));
  }

  @Post('user/email-change/resend', resendEmailChangeRoute)
  async resendEmailChange(@Req() request: RequestOf<typeof resendEmailChangeRoute>): Promise<void> {
    const { caller, key } = request;
    await this.commands.execute(
      new RequestEmailChangeMail({ memberId: caller.id, key, place: this.devices.placeOf('member', request) }),
    );
  }

  @Delete('user/email-change', cancelEmailChangeRoute)
  async cancelEmailChange(@Req() { caller, key }: RequestOf<typeof cancelEmailChangeRoute>): Promise<void> {
    await this.commands.execute(new CancelEmailChange({ memberId: caller.id, key }));
  }

  @Post('mail-change', changeEmailRoute)
  async changeEmail(@Req() { key, body }: RequestOf<typeof changeEmailRoute>): Promise<void> {
    await this.commands.execute(new ChangeEmail({ token: body.token, key }));
  }

  @Post('password-reset', requestResetRoute)
  async requestReset(@Req() request: RequestOf<typeof requestResetRoute>): Promise<void> {
    const { key, body } = request;
    await this.commands.execute(
      new RequestPasswordReset({ email: body.email, key, place: this.devices.placeOf('member', request) }),
    );
  }

  @Post('password-reset/do', resetRoute)
  async reset(@Req() request: RequestOf<typeof resetRoute>, @Res({ passthrough: true }) reply: Reply): Promise<void> {
    const place = this.devices.placeOf('member', request);
    const { key, body } = request;
    const memberId = await this.commands.execute(
      new ResetPassword({ token: body.token, password: body.password, key, address: place.address }),
    );
    // Access to the mailbox proves ownership: other people's guesses must not lock the owner out on this device.
    const { name, value, attributes } = this.devices.remember('member', memberId, place);
    void reply.setCookie(name, value, attributes);
  }
}
