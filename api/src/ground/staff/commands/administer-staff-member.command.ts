import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { renewSecurityStamp } from '../../authentication/index.js';
import { Administration, InterventionDto, MailLanguage, type Intervention } from '../administration.js';
import { SecondFactors } from '../second-factors.js';
import { SessionRevocation } from '../session-revocation.js';
import type { StaffLanguage } from '../staff-member.events.js';
import { disableStaffMember, enableStaffMember, resetAuthenticator, sendLink } from '../staff-rules.js';

/** Why a colleague is mailed a link, and in which language. */
export class MailStaffLinkDto extends InterventionDto {
  @MailLanguage()
  language!: StaffLanguage;
}

/** What an admin does to a colleague's account, besides changing the role. */
export class AdministerStaffMember extends Command<void> {
  constructor(readonly input: Intervention & { act: 'disable' | 'enable' | 'reset' | { link: StaffLanguage } }) {
    super();
  }
}

@CommandHandler(AdministerStaffMember)
export class AdministerStaffMemberHandler implements ICommandHandler<AdministerStaffMember> {
  constructor(
    private readonly administration: Administration,
    private readonly factors: SecondFactors,
    private readonly sessions: SessionRevocation,
  ) {}

  async execute({ input: { act, ...input } }: AdministerStaffMember): Promise<void> {
    const { staffId } = input;
    if (act === 'enable') return this.administration.act(input, { enable: true }, enableStaffMember);
    if (typeof act === 'object')
      // The current password works until a new one is set.
      return this.administration.act(input, act, (state, { reason, now }) =>
        sendLink(state, { language: act.link, reason, now }),
      );
    if (act === 'disable')
      await this.administration.act(input, { disable: true }, disableStaffMember, (tx) =>
        renewSecurityStamp(tx, staffId),
      );
    else
      // For staff who lost both their phone and their recovery codes.
      await this.administration.act(input, { reset: 'authenticator' }, resetAuthenticator, (tx) => {
        this.factors.forget(tx, staffId);
        renewSecurityStamp(tx, staffId);
      });
    await this.sessions.revokeAll(staffId);
  }
}
