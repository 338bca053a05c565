import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, staffActor, Store, type Staff } from '../../../kernel/index.js';
import type { Opening } from '../../audit/index.js';
import { complaintLogOf } from '../complaint-log.js';
import { GetComplaint, type ComplaintView } from '../queries/get-complaint.query.js';

export class ViewComplaint extends Command<ComplaintView> {
  constructor(
    /** `from`: absent for a file, which the complaint's own page offers. */
    readonly input: { caller: Staff; complaintId: string; from?: Opening; file?: boolean },
  ) {
    super();
  }
}

/** That staff looked at a complaint is an event itself, once an hour for each way: the page asks again and again (ADM-05). */
@CommandHandler(ViewComplaint)
export class ViewComplaintHandler implements ICommandHandler<ViewComplaint> {
  constructor(
    private readonly queries: QueryBus,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { caller, complaintId, from, file = false } }: ViewComplaint): Promise<ComplaintView> {
    const view = await this.queries.execute(new GetComplaint({ complaintId, role: caller.role }));
    const hour = this.clock.now().toISOString().slice(0, 13);
    const ref = complaintLogOf(complaintId);
    const way = from ? ` ${from.reason} ${from.about ?? ''}` : '';
    const key = `view ${file ? 'file ' : ''}${complaintId} ${hour}${way}`;
    await this.store.transact(
      { actor: staffActor(caller.id), key, request: { complaintId, file, ...(from && { from }) }, writes: [ref] },
      (tx) => {
        tx.append(ref, { type: 'ComplaintViewed', data: { file, ...from, viewedAt: tx.at } });
      },
    );
    return view;
  }
}
