import { Config, defineJob, definePolicy, HandlesJob, type JobHandler } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { StaffLinks, type StaffEvent, type StaffLanguage } from '../../../ground/staff/index.js';
import { Mailer } from '../../../ground/delivery/index.js';
import { companyLines } from '../mails/company-lines.js';
import { compose } from '../mails/compose.js';
import { STAFF_MAILS } from '../mails/staff-link.mail.js';

interface Payload {
  staffId: string;
  language: StaffLanguage;
  /** Somebody asked for it at the login. */
  forgotten?: true;
}

const sendStaffLinkMail = defineJob<Payload>('send-staff-link-mail');

/** Sends a colleague the link for a first or new password, at the console's address (ADM-05). */
@HandlesJob(sendStaffLinkMail)
export class SendStaffLinkMail implements JobHandler<Payload> {
  constructor(
    private readonly links: StaffLinks,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async run({ staffId, language, forgotten }: Payload): Promise<void> {
    const link = await this.links.issue(staffId, { forgotten });
    if (!link) return;
    const settings = this.settings.current();
    const { name: site, supportEmail: email } = settings;
    const texts =
      STAFF_MAILS[language][
        forgotten ? 'staff-password-forgotten' : link.first ? 'staff-invitation' : 'staff-password'
      ];
    const url = `${this.config.adminOrigin}${link.path}`;
    const company = companyLines(settings, language);
    const mail = compose(language, texts, { site, email, name: link.name }, url, { company });
    // Of an address that is refused the inviter sees that the colleague never logged in.
    await this.mailer.deliver({ from: { name: site, address: email }, to: link.email, memberId: staffId, ...mail });
  }
}

export const staffMailsPolicy = definePolicy<StaffEvent>({
  name: 'staff-mails',
  on: {
    StaffLinkSent: ({ streamId: staffId, version, data: { language } }) => [
      sendStaffLinkMail.at({ staffId, language }, { key: `${staffId} ${version}` }),
    ],
    StaffPasswordForgotten: ({ streamId: staffId, version, data: { language } }) => [
      sendStaffLinkMail.at({ staffId, language, forgotten: true }, { key: `${staffId} ${version}` }),
    ],
  },
});
