import { Mailer } from '../../../ground/delivery/index.js';
import { Settings, type Locale } from '../../../ground/settings/index.js';
import {
  Config,
  defineJob,
  definePolicy,
  HandlesJob,
  type JobHandler,
  type MessageValues,
} from '../../../kernel/index.js';
import type { CaseEvent } from '../../cases/index.js';
import { Complaints, type ComplaintEvent } from '../../complaints/index.js';
import { CaseDecisions } from '../case-decisions.js';
import { answerFor } from '../case-outcome.js';
import { companyLines } from '../mails/company-lines.js';
import { compose, type MailTexts } from '../mails/compose.js';
import { answerTexts } from '../mails/complaint.mail.js';
import { dateValues } from '../mails/dates.js';
import { mailTexts } from '../mails/mail-texts.js';
import type { MailName } from '../messages.js';

/** The acknowledgement, an answer (`version`: of its event), or the decision on a notice (`version`: of the case's). */
type ComplaintMail =
  | { mail: 'received'; complaintId: string }
  | { mail: 'answer'; complaintId: string; version: number; closes: boolean }
  | { mail: 'decision'; caseId: string; version: number };

export const sendComplaintMail = defineJob<ComplaintMail>('send-complaint-mail');

/** What whoever complained is mailed (ADM-09); and whoever sent a notice, what was decided (DSA art. 16, 5). */
export const complaintMailsPolicy = definePolicy<ComplaintEvent | CaseEvent>({
  name: 'complaint-mails',
  on: {
    ComplaintMade: ({ streamId: complaintId, data: { email } }) =>
      email === null ? [] : [sendComplaintMail.at({ mail: 'received', complaintId }, { key: complaintId })],
    ComplaintAnswered: ({ streamId: complaintId, version, data: { closes } }) => [
      sendComplaintMail.at({ mail: 'answer', complaintId, version, closes }, { key: `${complaintId} ${version}` }),
    ],
    CaseDecided: ({ streamId: caseId, version }) => [
      sendComplaintMail.at({ mail: 'decision', caseId, version }, { key: `${caseId} ${version}` }),
    ],
  },
});

interface Letter {
  complaintId: string;
  texts: (language: Locale) => MailTexts;
  values?: (language: Locale) => MessageValues;
}

@HandlesJob(sendComplaintMail)
export class SendComplaintMail implements JobHandler<ComplaintMail> {
  constructor(
    private readonly complaints: Complaints,
    private readonly decisions: CaseDecisions,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async run(asked: ComplaintMail, { key }: { key: string }): Promise<void> {
    const letter = await this.letterOf(asked);
    if (!letter) return;
    const complainant = await this.complaints.find(letter.complaintId);
    if (!complainant?.email) return;
    const { email, language, number, memberId, site, answerBy } = complainant;
    const settings = this.settings.at(site);
    const { name, supportEmail } = settings;
    const own = letter.values?.(language) ?? dateValues(language, new Date(answerBy), { timeZone: 'UTC' });
    const values = { site: name, email: supportEmail, number, ...own };
    const origin = this.settings.originAt(settings.domain);
    const mail = compose(language, letter.texts(language), values, `${origin}/`, {
      company: companyLines(settings, language),
    });
    const sent = await this.mailer.deliver({
      from: { name, address: supportEmail },
      to: email,
      replyTo: this.replyTo(number),
      memberId: letter.complaintId,
      about: memberId ?? undefined,
      ...mail,
    });
    if (!sent) await this.complaints.refused(letter.complaintId, key);
  }

  private async letterOf(asked: ComplaintMail): Promise<Letter | undefined> {
    switch (asked.mail) {
      case 'received':
        return { complaintId: asked.complaintId, texts: (language) => this.textsOf('complaint-received', language) };
      case 'answer': {
        const { complaintId, version, closes } = asked;
        const answer = await this.complaints.answer(complaintId, version);
        if (answer === null) return undefined;
        const { paragraphs, values } = answerTexts(answer);
        const kind = closes ? 'complaint-closed' : 'complaint-answer';
        const texts = (language: Locale) => {
          const frame = this.textsOf(kind, language);
          return { ...frame, paragraphs: [...paragraphs, ...frame.paragraphs] };
        };
        return { complaintId, texts, values: () => values };
      }
      case 'decision': {
        const found = await this.decisions.find(asked);
        const answer = found && answerFor(found);
        if (!found?.notice || !answer) return undefined;
        const kind = found.decided.decision === 'upheld' ? 'notice-upheld' : 'notice-dismissed';
        return { complaintId: found.notice, texts: (language) => this.textsOf(kind, language) };
      }
    }
  }

  private textsOf(name: MailName, language: Locale): MailTexts {
    return mailTexts(name, language, this.settings.current().mailTexts);
  }

  /** The number in the address leads the reply back; without such an address the number in the subject is for staff. */
  private replyTo(number: string): string | undefined {
    const { address } = this.config.mailReplies;
    const at = address?.lastIndexOf('@') ?? -1;
    return address && at > 0 ? `${address.slice(0, at)}+${number.toLowerCase()}${address.slice(at)}` : undefined;
  }
}
