import { Clock, defineJob, HandlesJob, Store, type JobHandler } from '../../kernel/index.js';
import { siteSettings, valuesOf } from '../settings/index.js';
import { OwnFiles } from './own-files.js';

export const sweepOwnFiles = defineJob<object>('sweep-own-files', { attempts: 3, cron: '50 4 * * *' });

const DAY = 24 * 60 * 60 * 1000;

/** Every night: removes files that were uploaded and not kept, or taken away from their gift or page. */
@HandlesJob(sweepOwnFiles)
export class SweepOwnFiles implements JobHandler {
  constructor(
    private readonly files: OwnFiles,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const settings = valuesOf(await this.store.readFresh(siteSettings));
    await this.files.sweep(settings, new Date(this.clock.now().getTime() - DAY));
  }
}
