import {
  defineJob,
  definePolicy,
  Followers,
  HandlesJob,
  Store,
  SYSTEM,
  type JobHandler,
} from '../../../kernel/index.js';
import { failedOf, MonthFiles } from '../month-files.js';
import { endClose, monthOf } from '../month.js';
import type { MonthEvent } from '../month.events.js';

interface Payload {
  month: string;
  request: number;
}

const closeMonth = defineJob<Payload>('close-month', { attempts: 6 });

/** The read models that a month's file is made of and that follow the log; the others are written with the events. */
const FOLLOWED = ['projection ledger_movements', 'projection ledger_sums'];

/**
 * Makes the file of a month (ADM-04). A job of its own and not one of a batch: it reads a whole month, and the batch would
 * wait for it.
 */
@HandlesJob(closeMonth)
export class CloseMonthJob implements JobHandler<Payload> {
  constructor(
    private readonly store: Store,
    private readonly files: MonthFiles,
    private readonly followers: Followers,
  ) {}

  async run({ month, request }: Payload, { attempt }: { attempt: number }): Promise<void> {
    const { form, requests, since } = await this.store.readFresh(monthOf(month));
    if (form === null || since === null || requests !== request) return;
    try {
      await this.requireLedger();
      const { checks, ...made } = await this.files.make({ month, ...form }, request);
      const ended = await this.end({ month, request }, { ...made, checks: checks.length, failed: failedOf(checks) });
      // A newer request may have made its own file meanwhile, which is then the one to keep.
      if (ended) await this.files.keepOnly(month, request);
    } catch (error) {
      if (attempt >= closeMonth.attempts) await this.end({ month, request }, null);
      throw error;
    }
  }

  /** @throws while the ledger lacks movements that the log has: the job comes back. */
  private async requireLedger(): Promise<void> {
    const lags = await this.followers.lags();
    const late = lags.filter(({ name, events }) => FOLLOWED.includes(name) && events > 0);
    if (late.length > 0) throw new LedgerBehind();
  }

  private async end({ month, request }: Payload, made: Parameters<typeof endClose>[1]['made']): Promise<boolean> {
    const ref = monthOf(month);
    const key = `close ${month} ${request} ${made === null ? 'failed' : made.digest}`;
    const command = { actor: SYSTEM, key, request: { month, request }, writes: [ref] };
    const { ended } = await this.store.transact(command, (tx) => ({
      ended: tx.decide(ref, (state) => endClose(state, { month, request, made, now: tx.now })).length > 0,
    }));
    return ended;
  }
}

class LedgerBehind extends Error {
  override name = 'LedgerBehind';
}

export const closeMonthWhenAsked = definePolicy<MonthEvent>({
  name: 'close-month',
  on: {
    MonthCloseRequested: ({ data: { month, request } }) => [
      closeMonth.at({ month, request }, { key: `${month} ${request}` }),
    ],
  },
});
