import { definePolicy } from '../../../kernel/index.js';
import type { CaseEvent } from '../../cases/index.js';
import type { AlbumEvent } from '../../../members/photos/index.js';
import { sendCaseDecisionMail } from '../jobs/send-case-decision-mail.job.js';
import { sendReportAnswerMail } from '../jobs/send-report-answer-mail.job.js';
import { sendPhotoRejectionMail } from '../jobs/send-photo-rejection-mail.job.js';

const MINUTES = 10;
const STRETCH = MINUTES * 60_000;

/** What staff decide about what a member wrote or shows (PRV-03); of photos one mail for each ten minutes. */
export const decisionMailsPolicy = definePolicy<AlbumEvent | CaseEvent>({
  name: 'decision-mails',
  on: {
    PhotoRejected: ({ streamId: memberId, data: { rejectedAt } }) => {
      const begin = Math.floor(Date.parse(rejectedAt) / STRETCH) * STRETCH;
      const [since, until] = [new Date(begin), new Date(begin + STRETCH)];
      const payload = { memberId, since: since.toISOString(), until: until.toISOString() };
      return [sendPhotoRejectionMail.at(payload, { key: `${memberId} ${payload.since}`, runAt: until })];
    },
    CaseDecided: ({ streamId: caseId, version }) =>
      [sendCaseDecisionMail, sendReportAnswerMail].map((mail) =>
        mail.at({ caseId, version }, { key: `${caseId} ${version}` }),
      ),
  },
});
