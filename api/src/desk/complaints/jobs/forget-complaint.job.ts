import { CommandBus } from '@nestjs/cqrs';
import { defineJob, definePolicy, HandlesJob, Store, SYSTEM, type JobHandler } from '../../../kernel/index.js';
import { ForgetComplaint } from '../commands/forget-complaint.command.js';
import { complaintOf, forgetComplaint, keptUntil, mayForget } from '../complaint.js';
import type { ComplaintEvent } from '../complaint.events.js';

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
    const ref = complaintOf(complaintId);
    if (mayForget(await this.store.readFresh(ref), closedAt)) await this.end(complaintId, closedAt);
    if ((await this.store.readFresh(ref)).status === 'forgotten')
      await this.commands.execute(new ForgetComplaint({ complaintId }));
  }

  /** Before its key is destroyed: a reply that comes now has opened it again, or finds that it has gone. */
  private async end(complaintId: string, closedAt: string): Promise<void> {
    const ref = complaintOf(complaintId);
    const request = { complaintId, closedAt };
    const command = { actor: SYSTEM, key: `end ${complaintId} ${closedAt}`, request, writes: [ref] };
    await this.store.transact(command, (tx) => {
      if (mayForget(tx.state(ref), closedAt)) tx.decide(ref, (state) => forgetComplaint(state, tx.at));
    });
  }
}

const forgetAfter = (complaintId: string, closedAt: string) => [
  forgetComplaintJob.at({ complaintId, closedAt }, { key: `${complaintId} ${closedAt}`, runAt: keptUntil(closedAt) }),
];

/** ADM-09: each end starts a retention period, because a reply opens a complaint again. */
export const complaintRetentionPolicy = definePolicy<ComplaintEvent>({
  name: 'complaint-retention',
  on: {
    ComplaintAnswered: ({ streamId, data: { closes, answeredAt } }) =>
      closes ? forgetAfter(streamId, answeredAt) : [],
    ComplaintClosed: ({ streamId, data: { closedAt } }) => forgetAfter(streamId, closedAt),
  },
});
