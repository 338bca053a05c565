import { describe, expect, it } from '@jest/globals';
import type { PolicyDefinition, RecordedEvent } from '../../../kernel/index.js';
import type { MailPolicy } from '../mail-policy.js';
import { accountMails, activationMails } from './account.mails.js';
import { decisionMails } from './decision.mails.js';
import { debitNotices, paymentMails } from './money.mails.js';
import { sendNoticeMail } from './send-notice-mails.job.js';
import { profileReminders, sendWeeklyMail } from './wanted.mails.js';

const namesOf = ({ name, mails }: Pick<MailPolicy<never>, 'name' | 'mails'>) => [
  name,
  ...mails.map((mail) => mail.name).sort(),
];
const at = '2026-03-08T12:34:56.000Z';
/** What an event queues: job, payload, key and time. */
const queuedBy = ({ on }: PolicyDefinition, type: string, data: object) =>
  on[type]!({ type, streamId: 's', version: 7, data } as RecordedEvent).map(({ job, ...queued }) => ({
    job: job.name,
    ...queued,
  }));

describe('NTF-02 mails that events bring about', () => {
  it('have the names under which they wait in the queue, and their policies those of their checkpoints', () => {
    expect([activationMails, accountMails, debitNotices].map(namesOf)).toEqual([
      ['activation-mail', 'send-activation-mail'],
      [
        'account-mails',
        'send-account-decision-mail',
        'send-data-export-mail',
        'send-deletion-mail',
        'send-email-change-mail',
        'send-email-changed-mail',
        'send-password-changed-mail',
        'send-password-reset-mail',
        'send-profile-decision-mail',
        'send-reactivated-mail',
      ],
      ['debit-notice', 'send-debit-notice'],
    ]);
    expect(namesOf(paymentMails)).toEqual([
      'payment-mails',
      'send-goodwill-mail',
      'send-money-back-mail',
      'send-paper-mail',
      'send-refund-mail',
    ]);
    expect(namesOf(decisionMails)).toEqual([
      'decision-mails',
      'send-case-decision-mail',
      'send-chat-photo-rejection-mail',
      'send-photo-rejection-mail',
      'send-report-answer-mail',
    ]);
    expect(namesOf(profileReminders)).toEqual(['profile-reminder', 'send-profile-reminder']);
    expect([sendNoticeMail.name, sendWeeklyMail.name]).toEqual(['send-notice-mail', 'send-weekly-mail']);
  });

  it('are queued once for each event, or once for what the key says', () => {
    const payload = { memberId: 's' };
    expect(queuedBy(accountMails, 'PasswordReset', {})).toEqual([
      { job: 'send-password-changed-mail', payload, key: 's 7' },
    ]);
    expect(queuedBy(paymentMails, 'RefundRefused', {})).toEqual([
      { job: 'send-refund-mail', payload: { refundId: 's', about: 'refused' }, key: 's refused' },
    ]);
    expect(queuedBy(decisionMails, 'PhotoRejected', { rejectedAt: at })).toEqual([
      {
        job: 'send-photo-rejection-mail',
        payload: { memberId: 's', since: '2026-03-08T12:30:00.000Z', until: '2026-03-08T12:40:00.000Z' },
        key: 's 2026-03-08T12:30:00.000Z',
        runAt: new Date('2026-03-08T12:40:00.000Z'),
      },
    ]);
  });

  it('are several where an event concerns several', () => {
    expect(queuedBy(decisionMails, 'CaseDecided', {})).toEqual(
      ['send-case-decision-mail', 'send-report-answer-mail'].map((job) => ({
        job,
        payload: { caseId: 's', version: 7 },
        key: 's 7',
      })),
    );
  });

  it('are none where another mail says it: of a decision on a report, of a charge-back', () => {
    expect(queuedBy(accountMails, 'MemberDisabled', { caseId: 'c', disabledAt: at })).toEqual([]);
    expect(queuedBy(accountMails, 'MemberDisabled', { disabledAt: at })).toHaveLength(1);
    expect(queuedBy(paymentMails, 'CreditNoteIssued', { cause: 'charge_back', number: 'C1' })).toEqual([]);
    expect(queuedBy(accountMails, 'EmailChanged', { confirmed: false })).toEqual([]);
  });
});
