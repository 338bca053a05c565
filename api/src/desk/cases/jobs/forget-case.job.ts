import { defineJob, definePolicy, HandlesJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { caseOf, keptUntil, keyOwner, mayForget } from '../case.js';
import type { CaseEvent } from '../case.events.js';

interface Forget {
  caseId: string;
  /** Instant of the decision whose retention period has ended. */
  decidedAt: string;
}

const forgetCase = defineJob<Forget>('forget-case');

/** Makes texts and evidence of a case unreadable; that there was a case and how it ended remains. */
@HandlesJob(forgetCase)
export class ForgetCase implements JobHandler<Forget> {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
  ) {}

  async run({ caseId, decidedAt }: Forget): Promise<void> {
    const state = await this.store.readFresh(caseOf(caseId));
    if (mayForget(state, { decidedAt })) await this.vault.destroy(keyOwner(caseId));
  }
}

/** PRV-02: each decision starts a retention period, because a case with an objection is decided twice. */
export const caseRetentionPolicy = definePolicy<CaseEvent>({
  name: 'case-retention',
  on: {
    CaseDecided: ({ streamId: caseId, data: { decidedAt } }) => [
      forgetCase.at({ caseId, decidedAt }, { key: `${caseId} ${decidedAt}`, runAt: keptUntil(decidedAt) }),
    ],
  },
});
