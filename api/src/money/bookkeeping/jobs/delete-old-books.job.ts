import { COUNTRIES, Settings } from '../../../ground/settings/index.js';
import { Clock, defineJob, HandlesJob, Store, SYSTEM, type JobHandler } from '../../../kernel/index.js';
import { Ledger } from '../../credits/index.js';
import { deleteNextDay, KEPT_BOOKS } from '../kept-books.js';
import { MonthFiles } from '../month-files.js';
import { lastDeletedYear } from '../month.js';

/** At night for most members; nearly always there is nothing to do. */
export const deleteOldBooks = defineJob<object>('delete-old-books', { attempts: 6, cron: '30 3 * * *' });

/** Streams whose events are of the books alone. */
const KINDS = ['receipt', 'payment', 'refund', 'proposal', 'chargeback', 'reconciliation', 'month'];

/**
 * Every night: deletes the books of years that are kept no longer (PRV-02), which is something to do on the first night
 * of a year. Rows go by events, and streams as a whole once their last event is old enough.
 */
@HandlesJob(deleteOldBooks)
export class DeleteOldBooksJob implements JobHandler {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly ledger: Ledger,
    private readonly files: MonthFiles,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    const firstKept = `${lastDeletedYear(timeZone, this.clock.now()) + 1}-01`;
    const { from: limit } = await this.ledger.span({ from: `${firstKept}-01`, until: null, timeZone });
    const { from } = await this.store.readFresh(KEPT_BOOKS);
    if (from !== null && Date.parse(from) >= limit!.getTime()) return;
    // Before the events that end it: an attempt that stops half-way is taken up where it stood.
    await this.files.deleteBefore(firstKept);
    for (const type of KINDS) await this.store.deleteStreams({ type }, limit!);
    while (await this.deleteDay(limit!)) continue;
  }

  private async deleteDay(limit: Date): Promise<boolean> {
    const { from } = await this.store.readFresh(KEPT_BOOKS);
    const key = `delete-books-${limit.toISOString()}-${from ?? 'first'}`;
    const command = { actor: SYSTEM, key, request: { deleteBooks: limit }, writes: [KEPT_BOOKS] };
    const { more } = await this.store.transact(command, (tx) => {
      const [deleted] = tx.decide(KEPT_BOOKS, (state) => deleteNextDay(state, { limit, now: tx.now }));
      return { more: deleted !== undefined && Date.parse(deleted.data.before) < limit.getTime() };
    });
    return more;
  }
}
