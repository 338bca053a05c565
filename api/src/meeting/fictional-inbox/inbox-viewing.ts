import { Injectable } from '@nestjs/common';
import { Clock, staffActor, Store } from '../../kernel/index.js';
import { inboxLogOf } from './inbox-log.js';

/** A screen that is looked at reads again and again: that is one viewing. */
const ONE_VIEWING = 15 * 60_000;

/** Who of the staff has read what members wrote stands in the audit log (ADM-05). */
@Injectable()
export class InboxViewing {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  async log(staffId: string, conversation: string): Promise<void> {
    const log = inboxLogOf(conversation);
    const key = `inbox ${staffId} ${conversation} ${Math.floor(this.clock.now().getTime() / ONE_VIEWING)}`;
    await this.store.transact(
      { actor: staffActor(staffId), key, request: { view: conversation }, writes: [log] },
      (tx) => {
        tx.append(log, { type: 'InboxConversationViewed', data: { conversation, viewedAt: tx.at } });
      },
    );
  }
}
