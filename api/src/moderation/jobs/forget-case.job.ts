import { Injectable } from '@nestjs/common';
import { defineJob, Vault, type JobHandler } from '../../kernel/index.js';
import { keyOwner } from '../case.js';

export const forgetCase = defineJob<{ caseId: string }>('forget-case');

/** What was said and shown in the case cannot be read any more; that it was, and how it ended, stays. */
@Injectable()
export class ForgetCase implements JobHandler<{ caseId: string }> {
  constructor(private readonly vault: Vault) {}

  run({ caseId }: { caseId: string }): Promise<void> {
    return this.vault.destroy(keyOwner(caseId));
  }
}
