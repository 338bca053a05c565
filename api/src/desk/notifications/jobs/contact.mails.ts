import { Settings } from '../../../ground/settings/index.js';
import { StaffMails, type ContactEvent } from '../../member-desk/index.js';
import { MailPolicy } from '../mail-policy.js';
import { answerTexts } from '../mails/complaint.mail.js';
import { mailTexts } from '../mails/mail-texts.js';

interface StaffMailJob {
  memberId: string;
  mailId: string;
  /** Of its event, in the member's stream. */
  version: number;
}

/** Mails that staff write to a member, regardless of preferences and in the name of the site (ADM-02). */
export const contactMails = new MailPolicy<ContactEvent>('contact-mails');

contactMails.mail('send-staff-mail', {
  on: {
    StaffMailWritten: ({ streamId: memberId, version, data: { mailId } }) => ({
      payload: { memberId, mailId, version },
      key: mailId,
    }),
  },
  uses: { staffMails: StaffMails, settings: Settings },
  letter: async ({ memberId, version }: StaffMailJob, mails, { staffMails, settings }) => {
    const [account, written] = await Promise.all([mails.recipient(memberId), staffMails.find(memberId, version)]);
    if (!account || !written) return undefined;
    const { language, subject, text } = written;
    const frame = mailTexts('letter', language, settings.current().mailTexts);
    const { paragraphs, values } = answerTexts(text);
    return {
      account: { ...account, language },
      mail: { ...frame, paragraphs: [...paragraphs, ...frame.paragraphs] },
      path: '/',
      values: { ...values, subject },
    };
  },
  told: ({ memberId, mailId }, sent, { staffMails }) => staffMails.done(memberId, mailId, sent),
});
