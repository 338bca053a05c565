import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { isRefusal } from '../../../kernel/index.js';
import { giveBack, grant, spend, wallet, type Wallet } from '../../../money/credits/wallet.js';
import { conversation, open, sendMessage, type Conversation } from '../conversation.js';
import type { ConversationEvent } from '../conversation.events.js';
import { returnCreditsOf, settledUpTo } from '../fictional/answers.js';
import {
  chatPhoto,
  decideChatPhoto,
  decidedAs,
  lapseChatPhoto,
  outcomeOf,
  passChatPhoto,
  putChatPhotoBack,
  refuseChatPhoto,
  sendChatPhoto,
  takeChatPhotoDown,
  unansweredChatPhoto,
  type ChatPhoto,
} from './chat-photo.js';
import type { ChatPhotoEvent, RefusalReason } from './chat-photo.events.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = 10_000;
const HOUR = 3_600_000;
const [ANNA, VERA] = ['anna', 'vera'];
const [MESSAGE, PHOTO] = [10, 20];
const START = 100;

const step = fc.record({
  what: fc.constantFrom(
    ...(['grant', 'message', 'photo first', 'photo after', 'retry', 'pass', 'reject', 'settle', 'settle'] as const),
    ...(['take down', 'put back', 'answer', 'give back', 'give back', 'lapse', 'block'] as const),
  ),
  /** Which of the photos there are. */
  choice: fc.nat(),
  later: fc.constantFrom(0, 0, HOUR, 24 * HOUR, 72 * HOUR),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Thing {
  price: number;
  delivered: boolean;
}

/** A conversation with a fictional profile, the writer's wallet and the photos in it, by the rules alone. */
class World {
  private talk: Conversation = open(conversation.initial, { by: ANNA, other: VERA, at: at(0) }).reduce<Conversation>(
    (state, event) => conversation.evolve(state, event),
    conversation.initial,
  );
  purse: Wallet = grant(wallet.initial, { credits: START, reason: 'first', at: at(0) }).reduce(
    (state, event) => wallet.evolve(state, event),
    wallet.initial,
  );
  granted = START;
  private photos = new Map<string, ChatPhoto>();
  private sent = new Map<
    string,
    { version: number; data: Extract<ConversationEvent, { type: 'MessageSent' }>['data'] }
  >();
  private blocked = false;
  private now = 0;
  private number = 0;
  /** What was paid for, and whether it ever reached the other; and what has come back of it. */
  readonly things = new Map<string, Thing>();
  readonly returned = new Map<string, number>();

  take({ what, choice, later }: Step): void {
    this.now += later;
    const instant = at(this.now);
    const ids = [...this.photos.keys()];
    const id = ids[choice % Math.max(1, ids.length)];
    const photo = id === undefined ? undefined : this.photos.get(id)!;
    switch (what) {
      case 'grant':
        this.granted += 30;
        return this.money(grant(this.purse, { credits: 30, reason: 'gift', at: instant }));
      case 'message':
        return this.send(MESSAGE, 'text');
      case 'photo first':
      case 'photo after':
        return this.send(PHOTO, what);
      case 'block':
        this.blocked = !this.blocked;
        return;
      case 'answer':
        // Staff see what was delivered, and answer that.
        if (this.talk.lastMessage === 0) return;
        return this.say(
          sendMessage(this.talk, {
            id: `answer ${this.now}`,
            from: VERA,
            body: '~' as never,
            price: 0,
            sentAt: instant,
            writtenBy: 'mira',
          }),
        );
      case 'give back':
        return this.giveBackDue(instant);
      case 'retry':
      case 'settle':
        if (photo?.decision && instant < photo.decision.effectiveAt) this.now += 10_000;
        if (photo?.decision) this.settle(id!, photo.decision.effectiveAt, at(this.now));
        // Once more, as a queue that lost its answer does.
        if (photo?.decision) this.settle(id!, photo.decision.effectiveAt, at(this.now));
        return;
      case 'pass':
      case 'reject': {
        if (!photo || decidedAs(photo)) return;
        const reason = what === 'pass' ? null : ('nudity' as const);
        const effectiveAt = at(this.now + 10_000);
        return this.change(id!, decideChatPhoto(photo, { reason, by: 'mira', at: instant, effectiveAt }));
      }
      case 'lapse': {
        const [ended] = photo ? lapseChatPhoto(photo, { at: instant }) : [];
        if (!ended) return;
        this.change(id!, [ended]);
        return this.back(photo!, ended.data.credits);
      }
      case 'take down': {
        const [down] = photo ? takeChatPhotoDown(photo, { at: instant }) : [];
        if (!down) return;
        this.change(id!, [down]);
        return this.back(photo!, down.data.credits);
      }
      case 'put back':
        if (photo?.message != null) this.change(id!, putChatPhotoBack(photo, { at: instant }));
        return;
    }
  }

  private send(price: number, how: 'text' | 'photo first' | 'photo after'): void {
    const id = `m${++this.number}`;
    const instant = at(this.now);
    const answerBy = at(this.now + 72 * HOUR);
    let paid: ReturnType<typeof spend>[0];
    try {
      [paid] = spend(this.purse, { credits: price, reason: id, at: instant, returnableUntil: answerBy });
    } catch (error) {
      expect(isRefusal(error) && error.code).toBe('insufficient_credits');
      return;
    }
    if (!paid) throw new Error('it costs something');
    this.money([paid]);
    const paidFrom = paid.data.from;
    const delivered = how !== 'photo first';
    this.things.set(id, { price, delivered });
    const message = { id, from: ANNA, body: '~' as never, price, sentAt: instant, toFictional: { paidFrom, answerBy } };
    const picture = how === 'text' ? {} : { photo: { id, width: 1, height: 1 } };
    if (delivered) this.say(sendMessage(this.talk, { ...message, ...picture }));
    if (how === 'text') return;
    this.photos.set(id, chatPhoto.initial);
    const told = {
      id,
      conversation: 'c',
      from: ANNA,
      to: VERA,
      file: 'f',
      key: '~' as never,
      placeholder: '~' as never,
    };
    const version = delivered ? this.talk.version : null;
    const data = { ...told, width: 1, height: 1, price, paidFrom, answerBy, message: version, sentAt: instant };
    this.change(id, sendChatPhoto(chatPhoto.initial, data));
  }

  private settle(id: string, effectiveAt: string, instant: string): void {
    const photo = this.photos.get(id)!;
    const outcome = outcomeOf(photo, { effectiveAt, at: instant, reachable: !this.blocked });
    if (outcome === undefined) return;
    if (outcome === 'pass') return this.change(id, passChatPhoto(photo, { message: photo.message!, at: instant }));
    if (outcome === 'deliver') {
      const { paidFrom, answerBy, price } = photo;
      const toFictional = { paidFrom: [...paidFrom], answerBy: answerBy! };
      const message = { id, from: ANNA, body: '~' as never, price, sentAt: instant, toFictional };
      this.say(sendMessage(this.talk, { ...message, photo: { id, width: 1, height: 1 } }));
      this.things.get(id)!.delivered = true;
      return this.change(id, passChatPhoto(photo, { message: this.talk.version, at: instant }));
    }
    this.refuse(id, photo, outcome, instant);
  }

  private refuse(id: string, photo: ChatPhoto, reason: RefusalReason, instant: string): void {
    const [refused] = refuseChatPhoto(photo, { reason, at: instant });
    if (!refused) return;
    this.change(id, [refused]);
    this.back(photo, refused.data.credits);
  }

  private giveBackDue(instant: string): void {
    for (const { version, data } of this.sent.values()) {
      if (version <= settledUpTo(this.talk, data.to)) continue;
      const photo = data.photo && this.photos.get(data.photo.id);
      if (photo?.returned) continue;
      const [given] = returnCreditsOf(this.talk, { version, data, at: instant });
      if (!given) continue;
      this.talk = conversation.evolve(this.talk, given);
      if (photo) this.change(data.id, unansweredChatPhoto(photo, { at: instant }));
      this.pay(data.id, data.toFictional!.paidFrom, data.price);
    }
  }

  private back({ id, paidFrom }: ChatPhoto, credits: number): void {
    if (credits > 0) this.pay(id, paidFrom, credits);
  }

  private pay(id: string, to: readonly { lot: number; credits: number }[], credits: number): void {
    this.returned.set(id, (this.returned.get(id) ?? 0) + credits);
    this.money(giveBack(this.purse, { to, reason: id, at: at(this.now) }));
  }

  private money(events: readonly Parameters<typeof wallet.evolve>[1][]): void {
    this.purse = events.reduce((state, event) => wallet.evolve(state, event), this.purse);
  }

  private say([event]: ReturnType<typeof sendMessage>): void {
    this.talk = conversation.evolve(this.talk, event);
    if (event.data.toFictional) this.sent.set(event.data.id, { version: this.talk.version, data: event.data });
  }

  private change(id: string, events: readonly ChatPhotoEvent[]): void {
    this.photos.set(
      id,
      events.reduce((state, event) => chatPhoto.evolve(state, event), this.photos.get(id)!),
    );
  }

  /** Of each thing: paid for, unless it has come back; what never arrived and was refused has. */
  check(): void {
    const must = (holds: boolean, what: string) => {
      if (!holds) throw new Error(`${what}: ${JSON.stringify([...this.things])} ${JSON.stringify([...this.returned])}`);
    };
    must(this.purse.balance >= 0, 'never below zero');
    let charged = 0;
    for (const [id, { price, delivered }] of this.things) {
      const back = this.returned.get(id) ?? 0;
      must(back === 0 || back === price, 'comes back whole, and once');
      charged += price - back;
      const photo = this.photos.get(id);
      if (!photo) continue;
      must(back > 0 || delivered || photo.status === 'held', 'is charged for what was delivered, or waits for it');
      must(
        back === price || (photo.status !== 'refused' && (delivered || photo.status === 'held')),
        'is back if unseen',
      );
    }
    must(this.purse.balance === this.granted - charged, 'nothing else moves the balance');
    const left = this.purse.lots.reduce((sum, lot) => sum + lot.left, 0);
    must(left === this.purse.balance, 'the lots are the balance');
  }
}

const at = (ms: number): string => new Date(Date.UTC(2026, 2, 1) + ms).toISOString();

describe(`CHT-11 messages, photos, inspections, rejections and give-backs in any order (seed ${SEED})`, () => {
  it('charges what was delivered and did not come back, once, from a wallet that is never below zero', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const world = new World();
        for (const one of steps) {
          world.take(one);
          world.check();
        }
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
