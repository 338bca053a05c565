import { Injectable } from '@nestjs/common';
import { memberOf } from '../../members/accounts/index.js';
import { returnCredits, walletOf } from '../../money/credits/index.js';
import { Clock, Store, SYSTEM, type RecordedEvent } from '../../kernel/index.js';
import {
  type Conversation,
  conversationOf,
  type MessageSent,
  returnCreditsOf,
  settledUpTo,
} from '../conversations/index.js';
import { chatPhotoOf, unansweredChatPhoto } from '../chat-photos/index.js';

type Sent = RecordedEvent<MessageSent>;
const PAGE = 50;
const isPaid = ({ toFictional, price }: MessageSent['data']) => toFictional !== undefined && price > 0;

/** Credits of messages to fictional profiles that nobody answered in time go back (PRO-04). */
@Injectable()
export class GiveBack {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

  /** Gives back for every message that is overdue, the oldest first; answers when the next one will be, if one waits. */
  async settle(conversationId: string, known?: Conversation): Promise<string | undefined> {
    const conversation = conversationOf(conversationId);
    const state = known ?? (await this.store.readFresh(conversation));
    const now = this.clock.now().toISOString();
    let after = Math.min(settledUpTo(state, state.a.id), settledUpTo(state, state.b.id));
    for (;;) {
      const sent = await this.store.following(conversation, { after, limit: PAGE, types: ['MessageSent'] });
      for (const message of sent as Sent[]) {
        const { version, data } = message;
        if (!isPaid(data) || version <= settledUpTo(state, data.to)) continue;
        const { answerBy } = data.toFictional!;
        if (answerBy > now) return answerBy;
        await this.giveBack(conversationId, message);
      }
      if (sent.length < PAGE) return undefined;
      after = sent.at(-1)!.version;
    }
  }

  /** The same for many conversations; one that fails holds up none of the others. */
  async settleAll(conversationIds: readonly string[]): Promise<void> {
    const states = await this.store.readAllFresh(conversationIds.map(conversationOf));
    const settled = await Promise.allSettled(conversationIds.map((id, i) => this.settle(id, states[i])));
    const failed = settled.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }

  private async giveBack(conversationId: string, { version, data }: Sent): Promise<void> {
    const { id, from: memberId, to: recipient, gift, photo, toFictional } = data;
    const conversation = conversationOf(conversationId);
    await this.store.transact(
      {
        actor: SYSTEM,
        key: `give back ${conversationId} ${version}`,
        request: { id },
        reads: [memberOf(memberId)],
        writes: [conversation, walletOf(memberId), ...(photo ? [chatPhotoOf(photo.id)] : [])],
      },
      (tx) => {
        // Nobody is left who could have them (ACC-12).
        if (tx.state(memberOf(memberId)).status === 'none') return;
        // Turned down, or taken down: its credits are back.
        if (photo && tx.state(chatPhotoOf(photo.id)).returned) return;
        const { at } = tx;
        const [returned] = tx.decide(conversation, (state) => returnCreditsOf(state, { version, data, at }));
        if (!returned) return;
        if (photo) tx.decide(chatPhotoOf(photo.id), (state) => unansweredChatPhoto(state, { at }));
        const what = { reason: id, gift, photo: photo !== undefined, recipient };
        returnCredits(tx, { memberId, from: toFictional!.paidFrom, ...what });
      },
    );
  }
}
