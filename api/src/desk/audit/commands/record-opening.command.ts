import { hash } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, staffActor, Store } from '../../../kernel/index.js';
import { viewingOf } from '../viewing.js';
import type { Opening } from '../opened-from.js';
import type { MemberViewedAsOf } from '../viewing.events.js';

export class RecordOpening extends Command<void> {
  constructor(
    readonly input: {
      staffId: string;
      memberId: string;
      from: Opening;
      /** The instants as of which the member is shown; without: as the page of the member has it. */
      moment?: Pick<MemberViewedAsOf['data'], 'asOf' | 'beside'>;
    },
  ) {
    super();
  }
}

/** That staff looked at a member is an event, once an hour for each way and moment: a page asks again and again. */
@CommandHandler(RecordOpening)
export class RecordOpeningHandler implements ICommandHandler<RecordOpening> {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async execute({ input: { staffId, memberId, from, moment } }: RecordOpening): Promise<void> {
    const hour = this.clock.now().toISOString().slice(0, 13);
    const same = hash('sha256', JSON.stringify([memberId, from, ...(moment ? [moment] : [])]), 'base64url');
    const ref = viewingOf(`member-${memberId}`);
    const command = {
      actor: staffActor(staffId),
      key: `open ${hour} ${same}`,
      request: { memberId, from, ...(moment && { moment }) },
      writes: [ref],
    };
    await this.store.transact(command, (tx) => {
      const { at } = tx;
      if (moment) tx.append(ref, { type: 'MemberViewedAsOf', data: { ...from, ...moment, viewedAt: at } });
      else tx.append(ref, { type: 'MemberOpened', data: { ...from, openedAt: at } });
    });
  }
}
