import { Injectable } from '@nestjs/common';
import { defineJob, Store, Vault, type JobHandler } from '../../../kernel/index.js';
import { caseOf, keyOwner, mayForget } from '../case.js';

interface Forget {
  caseId: string;
  /** Which decision's time is over. */
  decidedAt: string;
}

export const forgetCase = defineJob<Forget>('forget-case');

/** What was said and shown in the case cannot be read any more; that it was, and how it ended, stays. */
@Injectable()
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
