import { CommandBus } from '@nestjs/cqrs';
import { defineJob, HandlesJob, Store, type JobHandler } from '../../../kernel/index.js';
import { ForgetComplaint } from '../commands/forget-complaint.command.js';
import { complaintOf, mayForget } from '../complaint.js';

interface Forget {
  complaintId: string;
  /** When it was closed: the end whose retention period is over. */
  closedAt: string;
}

export const forgetComplaintJob = defineJob<Forget>('forget-complaint');

/** Makes a complaint unreadable (ADM-09); that there was one, of which kind, and how long it took remains. */
@HandlesJob(forgetComplaintJob)
export class ForgetComplaintJob implements JobHandler<Forget> {
  constructor(
    private readonly store: Store,
    private readonly commands: CommandBus,
  ) {}

  async run({ complaintId, closedAt }: Forget): Promise<void> {
    const state = await this.store.readFresh(complaintOf(complaintId));
    if (mayForget(state, closedAt)) await this.commands.execute(new ForgetComplaint({ complaintId }));
  }
}
