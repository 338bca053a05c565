import { definePolicy } from '../../../kernel/index.js';
import type { CaseEvent } from '../case.events.js';
import { keptUntil } from '../case.js';
import { forgetCase } from '../jobs/forget-case.job.js';

/** PRV-02: each decision starts a retention period, because a case with an objection is decided twice. */
export const caseRetentionPolicy = definePolicy<CaseEvent>({
  name: 'case-retention',
  on: {
    CaseDecided: ({ streamId: caseId, data: { decidedAt } }) => [
      forgetCase.at({ caseId, decidedAt }, { key: `${caseId} ${decidedAt}`, runAt: keptUntil(decidedAt) }),
    ],
  },
});
