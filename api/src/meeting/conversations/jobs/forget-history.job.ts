import { Clock, defineJob, HandlesJob, Vault, type JobHandler } from '../../../kernel/index.js';
import { Settings } from '../../../ground/settings/index.js';
import { oldestMonth } from '../history-limit.js';

export const forgetHistory = defineJob<object>('forget-history', { attempts: 6, cron: '30 3 * * *' });

/** Every night: of months beyond the history limit nothing that members wrote can be read any more (CHT-06). */
@HandlesJob(forgetHistory)
export class ForgetHistory implements JobHandler {
  constructor(
    private readonly vault: Vault,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.vault.destroyMonthsBefore(oldestMonth(this.clock.now(), this.settings.current().chatHistoryMonths));
  }
}
