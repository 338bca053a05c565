import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Type, type Static } from 'typebox';
import { Instant, Nullable, ReadsReplica, type Staff } from '../../../kernel/index.js';
import { COUNTED } from '../../../ground/lists/index.js';
import { Queues } from '../queues.js';

export const WaitingQueues = Type.Object({
  queues: Type.Array(
    Type.Object({
      /** The list that shows it. */
      list: Type.String(),
      /** The filter of that list which leaves what was counted. */
      filter: Type.Record(Type.String(), Type.Unknown()),
      waiting: Type.Integer({ description: 'Counted to 10,000' }),
      more: Type.Boolean({ description: 'There are more than are counted' }),
      /** Since when the one waits that waits longest, of those that are counted; null where none does. */
      oldest_at: Nullable(Instant),
    }),
  ),
});
export type WaitingQueues = Static<typeof WaitingQueues>;

export class ListQueues extends Query<WaitingQueues> {
  constructor(readonly caller: Staff) {
    super();
  }
}

@QueryHandler(ListQueues)
export class ListQueuesHandler implements IQueryHandler<ListQueues> {
  constructor(private readonly queues: Queues) {}

  @ReadsReplica()
  async execute({ caller }: ListQueues): Promise<WaitingQueues> {
    const queues = await Promise.all(
      this.queues.of(caller.role).map(async ({ list, queue }) => {
        const { waiting, oldest_at } = await queue.waiting(caller);
        return {
          list,
          filter: queue.waits,
          waiting: Math.min(waiting, COUNTED),
          more: waiting > COUNTED,
          oldest_at: oldest_at?.toISOString() ?? null,
        };
      }),
    );
    return { queues };
  }
}
