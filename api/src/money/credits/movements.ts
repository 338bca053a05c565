import { Injectable } from '@nestjs/common';
import { Store } from '../../kernel/index.js';
import { toView, type TransactionView } from './queries/list-transactions.query.js';
import { walletOf } from './wallet.js';

export interface Movement extends TransactionView {
  /** The member a message, gift or photo went to; null if it is about something else, or older than the record of it. */
  recipientId: string | null;
}

const BATCH = 200;

/** The movements of a wallet, for other contexts. */
@Injectable()
export class Movements {
  constructor(private readonly store: Store) {}

  /** Newest first, those before the number `before`; read in batches, as far as the caller goes. */
  async *of(memberId: string, before: number | undefined): AsyncGenerator<Movement> {
    let start = before;
    for (;;) {
      const page = { limit: BATCH, ...(start !== undefined && { before: start }) };
      const events = await this.store.history(walletOf(memberId), page);
      for (const event of events) {
        const { data } = event;
        yield { ...toView(event), recipientId: ('recipient' in data && data.recipient) || null };
      }
      if (events.length < BATCH) return;
      start = events.at(-1)!.version;
    }
  }

  /** When the first credits came; null while none have. */
  async since(memberId: string): Promise<string | null> {
    const incoming = ['CreditsGranted', 'GoodwillGranted', 'CreditsBought'] as const;
    const [first] = await this.store.following(walletOf(memberId), { after: 0, limit: 1, types: [...incoming] });
    return first ? toView(first).at : null;
  }

  /** Credits owed after charge-backs. */
  async debt(memberId: string): Promise<number> {
    return (await this.store.readFresh(walletOf(memberId))).debt;
  }
}
