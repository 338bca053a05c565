import type { Chronicle } from './calendar.js';
import type { Commands } from './patience.js';
import type { Inhabitant } from './inhabitants.js';
import { buy, look, OFFERS, type Bought, type Outcome, type Purchase } from './purchases.js';
import type { Visitor } from './visitor.js';

/** Both take 10 percent off any order; the second was stopped. */
export const CODES = { running: 'VELVET10', stopped: 'WINTER10' };

const PURCHASES: readonly (readonly [Purchase['offer'], Outcome, 'code'?])[] = [
  ['p250', 'paid'],
  ['p100', 'paid', 'code'],
  ['p600', 'failed'],
  ['p600', 'paid'],
  ['p100', 'cancelled'],
  ['p1500', 'paid'],
  ['p250', 'paid', 'code'],
  ['p100', 'open'],
  ['p100', 'paid'],
  ['p250', 'pending'],
];

/** `half`: above the limit, one has approved it and a second one has to. */
type Fate = 'half' | 'waiting' | 'refused' | 'approved' | 'paid_out' | 'payout_failed';
const REFUNDS: readonly (readonly [Purchase['offer'], Fate])[] = [
  ['p100', 'waiting'],
  ['p250', 'paid_out'],
  ['p600', 'waiting'],
  ['p100', 'payout_failed'],
  ['p250', 'refused'],
  ['p1500', 'waiting'],
  ['p100', 'approved'],
  ['p600', 'paid_out'],
  ['p1500', 'half'],
];

/** What the payment company does with it. */
const HOW_IT_ENDS: Partial<Record<Fate, NonNullable<Purchase['refunds']>>> = {
  approved: 'pending',
  payout_failed: 'failed',
};

/** Those who have been here for a while. */
export const customers = (crowd: readonly Inhabitant[]): readonly Inhabitant[] =>
  crowd.filter(({ silent, fictional, joined }) => !silent && !fictional && joined > 60);

/** So that not all of it happens to the same people. */
const everyFifth = (people: readonly Inhabitant[], from: number): readonly Inhabitant[] =>
  people.filter((_, number) => number % 5 === from);

/** Who buys, and how it ends; and who wants the money back. */
export class Shop {
  constructor(
    private readonly chronicle: Chronicle,
    private readonly commands: Commands,
    private readonly visitorOf: (person: Inhabitant) => Promise<Visitor>,
    private readonly finance: () => Promise<Visitor>,
  ) {}

  open(crowd: readonly Inhabitant[], ben: Inhabitant): void {
    this.buy(ben, 600, { offer: 'p600', outcome: 'paid', name: 'Ben' });
    this.askBack(ben, 'p100', 'waiting', 30);
    this.askBack(ben, 'p100', 'refused', 90);
    const buyers = customers(crowd);
    const chosen = everyFifth(buyers, 1);
    for (const [number, buyer] of chosen.entries()) {
      const [offer, outcome, code] = PURCHASES[number % PURCHASES.length]!;
      const name = buyer.email;
      // Soon after sign-up a welcome discount counts; a code is used by those who come back.
      const at =
        outcome === 'pending' || outcome === 'open' ? 4 + number / 4 : buyer.joined - (code ? 30 : 0.5 + number);
      this.buy(buyer, Math.max(1, at), { name, offer, outcome, ...(code && { code: CODES.running }) });
      // Nobody paid it within a day.
      if (outcome === 'open') this.abandon(buyer, 50);
    }
    const patient = everyFifth(buyers, 3);
    for (const [number, [offer, fate]] of REFUNDS.entries()) {
      const buyer = patient[number];
      if (buyer) this.askBack(buyer, offer, fate, 8 + number * 11);
    }
  }

  private buy(buyer: Inhabitant, at: number, purchase: Purchase): void {
    this.chronicle.at(at, async () => buy(await this.visitorOf(buyer), this.commands, purchase));
  }

  private abandon(buyer: Inhabitant, at: number): void {
    const purchase = { name: `abandoned ${buyer.email}`, offer: 'p100', outcome: 'open' } as const;
    let bought: Promise<Bought> | undefined;
    this.chronicle.at(
      at,
      () => (bought = this.visitorOf(buyer).then((visitor) => buy(visitor, this.commands, purchase))),
    );
    this.chronicle.at(at - 30, async () => look(this.commands, (await bought!).page));
  }

  private askBack(buyer: Inhabitant, offer: Purchase['offer'], fate: Fate, at: number): void {
    const name = `${fate} ${buyer.email}`;
    const refunds = HOW_IT_ENDS[fate];
    let refund: Promise<string> | undefined;
    const ask = async () => {
      const visitor = await this.visitorOf(buyer);
      const bought = { name, offer, outcome: 'paid', ...(refunds && { refunds }) } as const;
      const { id: payment_id } = await buy(visitor, this.commands, bought);
      const [credits, amount] = OFFERS[offer];
      const asked = { payment_id, credits, amount: { amount, currency: 'EUR' } };
      const answer = await visitor.post<{ refunds: { refund_id: string }[] }>('/refunds', `refund ${name}`, {
        refunds: [asked],
      });
      return answer.refunds[0]!.refund_id;
    };
    this.chronicle.at(at + 2, () => (refund = ask()));
    if (fate === 'waiting') return;
    const [action, reason] =
      fate === 'refused'
        ? (['refuse', 'Je bank heeft deze betaling al teruggeboekt.'] as const)
        : (['approve', 'De credits zijn niet gebruikt.'] as const);
    this.chronicle.at(at, async () => {
      const finance = await this.finance();
      await finance.post(`/admin/refunds/${await refund!}/${action}`, `${action} ${name}`, { reason });
    });
  }
}
