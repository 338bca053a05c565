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
  async settle(conversationId: string): Promise<string | undefined> {
    const state = await this.store.readFresh(conversationOf(conversationId));
    const waiting = await this.waiting(conversationId, state);
    const now = this.clock.now().toISOString();
    for (const message of waiting) {
      const { answerBy } = message.data.toFictional!;
      if (answerBy > now) return answerBy;
      await this.giveBack(conversationId, message);
    }
    return undefined;
  }

  /** Paid messages to a fictional profile that are neither answered nor given back, the oldest first. */
  private async waiting(conversationId: string, state: Conversation): Promise<Sent[]> {
    const waiting: Sent[] = [];
    const oldest = Math.min(settledUpTo(state, state.a.id), settledUpTo(state, state.b.id));
    for (let before: number | undefined; before === undefined || before > oldest + 1;) {
      const page = { limit: PAGE, types: ['MessageSent' as const], ...(before !== undefined && { before }) };
      const events = (await this.store.history(conversationOf(conversationId), page)) as Sent[];
      waiting.push(...events.filter(({ version, data }) => isPaid(data) && version > settledUpTo(state, data.to)));
      if (events.length < PAGE) break;
      before = events.at(-1)!.version;
    }
    return waiting.reverse();
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
