import { definePolicy } from '../../../kernel/index.js';
import type { StaffEvent } from '../../../ground/staff/index.js';
import { sendStaffLinkMail } from '../jobs/send-staff-link-mail.job.js';

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
