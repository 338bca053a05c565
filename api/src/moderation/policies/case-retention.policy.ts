import { definePolicy } from '../../kernel/index.js';
import type { CaseEvent } from '../case.events.js';
import { forgetCase } from '../jobs/forget-case.job.js';

const MONTHS = 12;

/** PRV-02: cases are kept for 12 months after their decision. */
export const caseRetentionPolicy = definePolicy<CaseEvent>({
  name: 'case-retention',
  on: {
    CaseDecided: ({ streamId: caseId, data: { decidedAt } }) => {
      const runAt = new Date(decidedAt);
      runAt.setUTCMonth(runAt.getUTCMonth() + MONTHS);
      return [forgetCase.at({ caseId }, { key: caseId, runAt })];
    },
  },
});
