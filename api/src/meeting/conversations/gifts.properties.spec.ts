import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { insufficientCredits } from '../../money/credits/credits.errors.js';
import { giveBack, grant, spend, wallet } from '../../money/credits/wallet.js';
import type { WalletEvent } from '../../money/credits/wallet.events.js';
import { DomainError } from '../../kernel/errors.js';
import { conversation, open, sendMessage, unreadOf } from './conversation.js';
import type { ConversationEvent, MessageSent } from './conversation.events.js';
import { answer, answerBy, returnCreditsOf } from './fictional/answers.js';

const SEED = Number(process.env.FC_SEED ?? Date.now() % 2 ** 31);
const RUNS = 10_000;
const HOUR = 3_600_000;
const MESSAGE = 10;

const step = fc.record({
  what: fc.constantFrom(
    'message',
    'gift',
    'gift',
    'gift with words',
    'real',
    'answer',
    'settle',
    'repeat',
    'wait',
    'grant',
  ),
  credits: fc.integer({ min: 10, max: 50 }),
  hours: fc.constantFrom(1, 24, 71, 72, 73),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** One member who writes to a fictional profile and to a real one, by the rules alone, one after the other. */
class Giver {
  now = new Date('2026-03-01T10:00:00.000Z');
  wallet = wallet.initial;
  readonly money: WalletEvent[] = [];
  readonly talks = {
    vera: { state: conversation.initial, events: [] as ConversationEvent[] },
    ben: { state: conversation.initial, events: [] as ConversationEvent[] },
  };
  private readonly keys = new Map<string, { to: 'vera' | 'ben'; price: number; gift?: string }>();
  private n = 0;

  constructor() {
    const at = this.at();
    this.move(grant(this.wallet, { credits: 200, reason: 'gift', at }));
    for (const to of ['vera', 'ben'] as const)
      this.record(to, open(conversation.initial, { by: 'anna', other: to, at }));
  }

  take({ what, credits, hours }: Step): void {
    const key = `m${++this.n}`;
    switch (what) {
      case 'grant':
        return this.move(grant(this.wallet, { credits, reason: 'gift', at: this.at() }));
      case 'message':
        return this.send(key, 'vera', MESSAGE);
      case 'real':
        return this.send(key, 'ben', credits, 'rose');
      case 'gift':
      case 'gift with words':
        return this.send(key, 'vera', credits, 'rose');
      case 'repeat': {
        const [known] = [...this.keys].slice(-1);
        return known && this.send(known[0], known[1].to, known[1].price, known[1].gift);
      }
      case 'answer':
        if (this.talks.vera.state.lastMessage === 0) return;
        this.settle();
        return this.record(
          'vera',
          answer(this.talks.vera.state, {
            id: key,
            from: 'vera',
            body: 'x' as MessageSent['data']['body'],
            price: 0,
            sentAt: this.at(),
            writtenBy: 'mira',
            seen: this.talks.vera.state.version,
          }),
        );
      case 'settle':
        return this.settle();
      case 'wait':
        this.now = new Date(this.now.getTime() + hours * HOUR);
    }
  }

  /** As the command does: the wallet and the conversation together, and a key once. */
  private send(id: string, to: 'vera' | 'ben', price: number, gift?: string): void {
    if (this.keys.has(id)) return;
    const until = to === 'vera' ? answerBy(this.now) : undefined;
    const [spent] = spend(this.wallet, { credits: price, reason: id, gift, at: this.at(), returnableUntil: until });
    const toFictional = until && { toFictional: { paidFrom: spent!.data.from, answerBy: until } };
    const message = { id, from: 'anna', body: 'x' as MessageSent['data']['body'], price, sentAt: this.at() };
    this.record(to, sendMessage(this.talks[to].state, { ...message, ...(gift && { gift }), ...toFictional }));
    this.move([spent!]);
    this.keys.set(id, { to, price, ...(gift && { gift }) });
  }

  private settle(): void {
    const { events } = this.talks.vera;
    events.forEach((event, i) => {
      if (event.type !== 'MessageSent') return;
      const { state } = this.talks.vera;
      const [returned] = returnCreditsOf(state, { version: i + 1, data: event.data, at: this.at() });
      if (!returned) return;
      this.record('vera', [returned]);
      const { id, gift, toFictional } = event.data;
      this.move(giveBack(this.wallet, { to: toFictional!.paidFrom, reason: id, gift, at: this.at() }));
    });
  }

  private at = () => this.now.toISOString();
  private record(to: 'vera' | 'ben', events: ConversationEvent[]): void {
    const talk = this.talks[to];
    for (const event of events) {
      talk.events.push(event);
      talk.state = conversation.evolve(talk.state, event);
    }
  }
  private move(events: WalletEvent[]): void {
    for (const event of events) {
      this.money.push(event);
      this.wallet = wallet.evolve(this.wallet, event);
      // Never below nothing, whatever came before.
      if (this.wallet.balance < 0) throw new Error(`${this.wallet.balance} credits after ${event.type}`);
    }
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

describe('CHT-02 CHT-10 PRO-04 gifts and messages, in any order', () => {
  it(`charge what was delivered and did not come back, and nothing else (FC_SEED=${SEED})`, () => {
    let returns = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 20, size: 'max' }), (steps) => {
        const giver = new Giver();
        for (const one of steps) {
          try {
            giver.take(one);
          } catch (error) {
            if (!(error instanceof DomainError) || error.code !== insufficientCredits.code) throw error;
          }
        }
        const all = [...giver.talks.vera.events, ...giver.talks.ben.events];
        const sent = all.flatMap((event) =>
          event.type === 'MessageSent' && !event.data.writtenBy ? [event.data] : [],
        );
        const returned = all.flatMap((event) => (event.type === 'MessageCreditsReturned' ? [event.data] : []));
        returns += returned.length;
        const of = <T extends WalletEvent['type']>(type: T) =>
          giver.money.filter((event): event is Extract<WalletEvent, { type: T }> => event.type === type);
        const [spent, back] = [of('CreditsSpent'), of('CreditsReturned')];
        // Each message was paid once, each return is of one message, and both name the same gift.
        expect(spent.map(({ data }) => [data.reason, data.credits, data.gift])).toEqual(
          [...sent].sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1))).map((m) => [m.id, m.price, m.gift]),
        );
        expect(new Set(returned.map(({ id }) => id)).size).toBe(returned.length);
        expect(back.map(({ data }) => [data.reason, data.credits])).toEqual(returned.map((r) => [r.id, r.credits]));
        for (const { data } of back) expect(data.gift).toBe(sent.find(({ id }) => id === data.reason)!.gift);
        const granted = sum(of('CreditsGranted').map(({ data }) => data.credits));
        const kept = sum(sent.map(({ price }) => price)) - sum(returned.map(({ credits }) => credits));
        expect(giver.wallet.balance).toBe(granted - kept);
        expect(unreadOf(giver.talks.ben.state, 'ben')).toBe(sent.filter(({ to }) => to === 'ben').length);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(returns).toBeGreaterThan(100);
  });
});
