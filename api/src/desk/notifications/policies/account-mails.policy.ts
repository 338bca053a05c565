import type { MemberEvent } from '../../../members/accounts/index.js';
import { definePolicy } from '../../../kernel/index.js';
import type { DataExportEvent } from '../../privacy/index.js';
import { sendAccountDecisionMail } from '../jobs/send-account-decision-mail.job.js';
import { sendDataExportMail } from '../jobs/send-data-export-mail.job.js';
import { sendDeletionMail } from '../jobs/send-deletion-mail.job.js';
import { sendEmailChangedMail } from '../jobs/send-email-changed-mail.job.js';
import { sendEmailChangeMail } from '../jobs/send-email-change-mail.job.js';
import { sendPasswordChangedMail } from '../jobs/send-password-changed-mail.job.js';
import { sendReactivatedMail } from '../jobs/send-reactivated-mail.job.js';
import { sendPasswordResetMail } from '../jobs/send-password-reset-mail.job.js';

interface Place {
  streamId: string;
  version: number;
}
const keyOf = ({ streamId, version }: Place) => ({ key: `${streamId} ${version}` });
const passwordChanged = (at: Place) => [sendPasswordChangedMail.at({ memberId: at.streamId }, keyOf(at))];
/** One mail for one decision: of a report, that about the report says so. */
const decidedOnAccount = (
  decision: 'MemberDisabled' | 'MemberEnabled',
  { data, ...place }: Place & { data: { caseId?: string } },
  at: string,
) =>
  data.caseId === undefined
    ? [sendAccountDecisionMail.at({ memberId: place.streamId, decision, at }, keyOf(place))]
    : [];

/** What members are told by mail about their own account, whatever their preferences (ACC-07, ACC-08, ACC-12, ADM-02, PRV-02). */
export const accountMailsPolicy = definePolicy<MemberEvent | DataExportEvent>({
  name: 'account-mails',
  on: {
    DataExportRequested: (event) => [
      sendDataExportMail.at({ memberId: event.streamId, number: event.data.number }, keyOf(event)),
    ],
    DataExportSent: (event) => [
      sendDataExportMail.at({ memberId: event.streamId, number: event.data.number }, keyOf(event)),
    ],
    MemberDeleted: (event) => [
      sendDeletionMail.at({ memberId: event.streamId, deletedAt: event.data.deletedAt }, keyOf(event)),
    ],
    MemberReactivated: (event) => [sendReactivatedMail.at({ memberId: event.streamId }, keyOf(event))],
    MemberDisabled: (event) => decidedOnAccount('MemberDisabled', event, event.data.disabledAt),
    MemberEnabled: (event) => decidedOnAccount('MemberEnabled', event, event.data.enabledAt),
    EmailChangeRequested: (event) => [sendEmailChangeMail.at({ memberId: event.streamId }, keyOf(event))],
    EmailChangeMailRequested: (event) => [sendEmailChangeMail.at({ memberId: event.streamId }, keyOf(event))],
    EmailChanged: ({ streamId, version, data: { confirmed } }) =>
      // An address nobody confirmed may be a stranger's.
      confirmed ? [sendEmailChangedMail.at({ memberId: streamId, version }, keyOf({ streamId, version }))] : [],
    PasswordResetRequested: (event) => [
      sendPasswordResetMail.at({ memberId: event.streamId, by: event.data.by }, keyOf(event)),
    ],
    PasswordChanged: passwordChanged,
    PasswordReset: passwordChanged,
  },
});
