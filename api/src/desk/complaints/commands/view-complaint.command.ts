import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, staffActor, Store } from '../../../kernel/index.js';
import { complaintLogOf } from '../complaint-log.js';
import { GetComplaint, type ComplaintView } from '../queries/get-complaint.query.js';

export class ViewComplaint extends Command<ComplaintView> {
  constructor(readonly input: { staffId: string; complaintId: string; file?: boolean }) {
    super();
  }
}

/** That staff looked at a complaint is an event itself, once an hour for each: the page asks again and again (ADM-05). */
@CommandHandler(ViewComplaint)
export class ViewComplaintHandler implements ICommandHandler<ViewComplaint> {
  constructor(
    private readonly queries: QueryBus,
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { staffId, complaintId, file = false } }: ViewComplaint): Promise<ComplaintView> {
    const view = await this.queries.execute(new GetComplaint(complaintId));
    const hour = this.clock.now().toISOString().slice(0, 13);
    const ref = complaintLogOf(complaintId);
    const key = `view ${file ? 'file ' : ''}${complaintId} ${hour}`;
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { complaintId, file }, writes: [ref] },
      (tx) => {
        tx.append(ref, { type: 'ComplaintViewed', data: { file, viewedAt: tx.now.toISOString() } });
        return {};
      },
    );
    return view;
  }
}
