import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { staffActor, Store } from '../../../kernel/index.js';
import { download, monthOf } from '../month.js';
import { monthNotClosed } from '../bookkeeping.errors.js';

/** Returns the request whose file it is. */
export class DownloadMonth extends Command<number> {
  constructor(readonly input: { staffId: string; month: string }) {
    super();
  }
}

/** That somebody takes it home is in the audit log before the first byte leaves (ADM-05). */
@CommandHandler(DownloadMonth)
export class DownloadMonthHandler implements ICommandHandler<DownloadMonth> {
  constructor(private readonly store: Store) {}

  async execute({ input: { staffId, month } }: DownloadMonth): Promise<number> {
    const ref = monthOf(month);
    const { closed } = await this.store.readFresh(ref);
    if (!closed) throw monthNotClosed({});
    // Each download is one of its own.
    const command = { actor: staffActor(staffId), key: randomUUID(), request: { download: month }, writes: [ref] };
    const { request } = await this.store.transact(command, (tx) => {
      const state = tx.state(ref);
      tx.decide(ref, () => download(state, { month, now: tx.now }));
      return { request: state.closed!.request };
    });
    return request;
  }
}
