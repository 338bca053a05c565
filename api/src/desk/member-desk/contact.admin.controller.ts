import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from 'typebox';
import { isLocale, LOCALES, Settings } from '../../ground/settings/index.js';
import { defineContract, Get, Id, Post, type RequestOf } from '../../kernel/index.js';
import { Accounts, mailBounces, tooManyMails, tooManyResetMails } from '../../members/accounts/index.js';
import { memberNotFound, Profiles } from '../../members/profiles/index.js';
import { HelpAccount, LogOutEverywhere } from './commands/help-account.command.js';
import { WriteMail, WriteMailDto } from './commands/write-mail.command.js';
import { DecideMemberDto, decisionOf } from './decide-member.js';
import { mailTemplates } from './mail-templates.js';
import { addressConfirmed, tooManyStaffMails } from './member-desk.errors.js';
import { StaffMail, StaffMails } from './staff-mails.js';

const single = { access: 'staff:moderator', params: Type.Object({ id: Id }) } as const;

const activationRoute = defineContract({
  ...single,
  summary: 'Mail a member the activation link again',
  errors: [memberNotFound, mailBounces, addressConfirmed, tooManyMails],
});
const resetRoute = defineContract({
  ...single,
  summary: 'Mail a member a link for a new password; of a deleted account, the link to come back',
  body: DecideMemberDto,
  errors: [memberNotFound, mailBounces, tooManyResetMails],
});
const logOutRoute = defineContract({
  ...single,
  summary: 'Log a member out everywhere; they may log in again',
  body: DecideMemberDto,
  errors: [memberNotFound],
});
const mailsRoute = defineContract({
  ...single,
  summary: 'Mails that staff wrote to a member, the latest first, and what a new one begins with in each language',
  reply: {
    200: Type.Object({
      mails: Type.Array(StaffMail),
      /** The member's own. */
      language: Type.Enum(LOCALES),
      templates: Type.Array(Type.Object({ language: Type.Enum(LOCALES), text: Type.String() })),
    }),
  },
  errors: [memberNotFound],
});
const writeRoute = defineContract({
  ...single,
  summary: 'Write a mail to a member, in the name of the site',
  body: WriteMailDto,
  reply: { 201: Type.Object({ id: Id }) },
  errors: [memberNotFound, mailBounces, tooManyStaffMails],
});

/** What staff do for a member who asks for help (ADM-02). */
@Controller('admin/members')
export class ContactAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly mails: StaffMails,
    private readonly accounts: Accounts,
    private readonly profiles: Profiles,
    private readonly settings: Settings,
  ) {}

  @Post(':id/resend-activation', activationRoute)
  resendActivation(@Req() { caller, params, key }: RequestOf<typeof activationRoute>): Promise<void> {
    return this.commands.execute(new HelpAccount({ staffId: caller.id, memberId: params.id, mail: 'activation', key }));
  }

  @Post(':id/send-reset-link', resetRoute)
  sendResetLink(@Req() request: RequestOf<typeof resetRoute>): Promise<void> {
    return this.commands.execute(new HelpAccount({ ...decisionOf(request), mail: 'password-reset' }));
  }

  @Post(':id/log-out-everywhere', logOutRoute)
  logOut(@Req() request: RequestOf<typeof logOutRoute>): Promise<void> {
    return this.commands.execute(new LogOutEverywhere(decisionOf(request)));
  }

  @Get(':id/mails', mailsRoute)
  async list(@Req() { params: { id } }: RequestOf<typeof mailsRoute>) {
    const [account, profile, mails] = await Promise.all([
      this.accounts.find(id),
      this.profiles.own(id),
      this.mails.to(id),
    ]);
    if (!account) throw memberNotFound({});
    const { name: site, defaultLocale } = this.settings.at(account.domain);
    return {
      mails,
      language: isLocale(account.language) ? account.language : defaultLocale,
      templates: mailTemplates({ name: profile?.name ?? '', site }),
    };
  }

  @Post(':id/mails', writeRoute)
  write(@Req() { caller, params, body, key }: RequestOf<typeof writeRoute>): Promise<{ id: string }> {
    return this.commands.execute(new WriteMail({ staffId: caller.id, memberId: params.id, ...body, key }));
  }
}
