import { Injectable } from '@nestjs/common';
import { memberOf } from '../../members/accounts/index.js';
import { returnCredits, walletOf } from '../../money/credits/index.js';
import {
  Clock,
  isRefusal,
  Store,
  SYSTEM,
  Vault,
  type AnyRef,
  type Sealed,
  type Transaction,
} from '../../kernel/index.js';
import { mayMessage, type Facts } from '../../ground/visibility/index.js';
import {
  answerBy,
  conversationOf,
  putMessageBack,
  reachOf,
  sendMessage,
  takeMessageDown,
} from '../conversations/index.js';
import {
  chatPhotoOf,
  lapseChatPhoto,
  outcomeOf,
  passChatPhoto,
  putChatPhotoBack,
  refuseChatPhoto,
  type ChatPhoto,
} from './chat-photo.js';
import type { ChatPhotoRefused, RefusalReason } from './chat-photo.events.js';

/** Puts what was paid for it back into the lots it came from; the transaction writes the sender's wallet. */
export function returnPaidFor(tx: Transaction, { from, to, paidFrom, id }: ChatPhoto, credits: number): void {
  // Nobody is left who could have them (ACC-12).
  if (credits === 0 || tx.state(memberOf(from)).status === 'none') return;
  returnCredits(tx, { memberId: from, from: paidFrom, reason: id, photo: true, recipient: to });
}

/** Sends its message now, at this price, and lets it pass with it; the transaction writes its conversation. */
function deliver(
  tx: Transaction,
  photoId: string,
  words: Sealed,
  { price, paidFrom }: Pick<ChatPhoto, 'price' | 'paidFrom'>,
): void {
  const photo = chatPhotoOf(photoId);
  const { id, from, conversation: conversationId, answerBy: waits, width, height } = tx.state(photo);
  const conversation = conversationOf(conversationId);
  const { at } = tx;
  // From now on, as of any message: credits come back in the order in which messages stand (see `settledUpTo`).
  const toFictional = waits !== null && { toFictional: { paidFrom: [...paidFrom], answerBy: answerBy(tx.now) } };
  const message = { id, from, body: words, price, sentAt: at, photo: { id: photoId, width, height } };
  tx.decide(conversation, (own) => sendMessage(own, { ...message, ...toFictional }));
  tx.decide(photo, (own) => passChatPhoto(own, { message: tx.version(conversation), at }));
}

const mayDeliver = (facts: Facts): boolean => facts.other !== 'none' && mayMessage(facts) === 'allowed';

/** Puts a photo back that was turned down by mistake, in a transaction of the caller's that names these streams. */
export interface Restoring {
  reads: readonly AnyRef[];
  writes: readonly AnyRef[];
  /** Whether it stands in its conversation now. */
  restore: (tx: Transaction) => boolean;
}

/** What becomes of a photo in a chat; each of it once, with its credits in the same transaction (CHT-11). */
@Injectable()
export class ChatPhotoOutcomes {
  constructor(
    private readonly store: Store,
    private readonly vault: Vault,
    private readonly clock: Clock,
  ) {}

  /** Carries out the decision of that instant, unless it was taken back. */
  async settle(photoId: string, effectiveAt: string): Promise<void> {
    const photo = chatPhotoOf(photoId);
    const known = await this.store.readFresh(photo);
    if (known.status === 'none') return;
    const { from, to, conversation: conversationId } = known;
    const conversation = conversationOf(conversationId);
    const reach = reachOf(from, to);
    // Whoever is forgotten has no key to seal it with, and cannot be reached either.
    const words = await this.noWords(from);
    const command = {
      actor: SYSTEM,
      key: `settle chat photo ${photoId} ${effectiveAt}`,
      request: { photoId, effectiveAt },
      reads: reach.streams,
      writes: [photo, conversation, walletOf(from)],
    };
    await this.store.transact(command, (tx) => {
      const { at } = tx;
      const reachable = words !== null && mayDeliver(reach.facts(tx));
      const state = tx.state(photo);
      const outcome = outcomeOf(state, { effectiveAt, at, reachable });
      if (outcome === undefined) return;
      if (outcome === 'pass') tx.decide(photo, (own) => passChatPhoto(own, { message: own.message!, at }));
      else if (outcome === 'deliver') deliver(tx, photoId, words!, state);
      else this.refuseIn(tx, photoId, outcome);
    });
  }

  /** Gives back for one to a fictional profile that nobody has let pass in time (PRO-04). */
  async lapse(photoId: string): Promise<void> {
    await this.end(photoId, 'lapse', (state, at) => lapseChatPhoto(state, { at }));
  }

  /** Nobody is left whom it could be delivered to. */
  async giveUp(photoId: string): Promise<void> {
    await this.end(photoId, 'give up', (state, at) =>
      state.status === 'held' ? refuseChatPhoto(state, { reason: 'not_delivered', at }) : [],
    );
  }

  /**
   * One that moderators turned down by mistake stands where it stood, or is delivered now if it never was. It costs
   * nothing: its sender keeps the credits that came back, for the mistake was not theirs, and no price was shown to
   * them a second time. One whose receiver cannot be written to any more stays where it is.
   */
  async restoring(photoId: string): Promise<Restoring> {
    const photo = chatPhotoOf(photoId);
    const { from, to, conversation: conversationId } = await this.store.readFresh(photo);
    const conversation = conversationOf(conversationId);
    const reach = reachOf(from, to);
    const words = await this.noWords(from);
    const restore = (tx: Transaction): boolean => {
      const { status, message } = tx.state(photo);
      if (status !== 'refused') return false;
      if (message !== null) {
        tx.decide(photo, (own) => putChatPhotoBack(own, { at: tx.at }));
        putMessageBack(tx, { conversation: conversationId, version: message, from, to });
        return true;
      }
      if (words === null || !mayDeliver(reach.facts(tx))) return false;
      // Nothing is given back for it, for nothing was paid; the inbox of the staff shows it like any other.
      deliver(tx, photoId, words, { price: 0, paidFrom: [] });
      return true;
    };
    return { reads: reach.streams, writes: [photo, conversation], restore };
  }

  /** Sealed as of now; null for whoever is forgotten, who cannot be reached either. */
  private async noWords(memberId: string): Promise<Sealed | null> {
    try {
      return await this.vault.seal(memberId, '', { month: this.clock.now() });
    } catch (error) {
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  private async end(
    photoId: string,
    why: string,
    rule: (state: ChatPhoto, at: string) => [ChatPhotoRefused] | [],
  ): Promise<void> {
    const photo = chatPhotoOf(photoId);
    const { from, status } = await this.store.readFresh(photo);
    if (status === 'none') return;
    const command = { actor: SYSTEM, key: `${why} chat photo ${photoId}`, request: { photoId } };
    await this.store.transact({ ...command, reads: [memberOf(from)], writes: [photo, walletOf(from)] }, (tx) => {
      const before = tx.state(photo);
      const [ended] = tx.decide(photo, (state) => rule(state, tx.at));
      if (ended) returnPaidFor(tx, before, ended.data.credits);
    });
  }

  private refuseIn(tx: Transaction, photoId: string, reason: RefusalReason): void {
    const photo = chatPhotoOf(photoId);
    const before = tx.state(photo);
    const [refused] = tx.decide(photo, (state) => refuseChatPhoto(state, { reason, at: tx.at }));
    if (!refused) return;
    const { conversation, from, to, message } = before;
    // It comes down for both, at once.
    if (message !== null) takeMessageDown(tx, { conversation, version: message, from, to });
    returnPaidFor(tx, before, refused.data.credits);
  }
}
