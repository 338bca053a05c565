import { reductionOf } from '../src/money/discounts/index.js';
import { SettlePayment } from '../src/money/payments/index.js';
import type { Commands } from './patience.js';
import type { Visitor } from './visitor.js';

export type Outcome = 'paid' | 'failed' | 'cancelled' | 'pending' | 'open';

export interface Purchase {
  /** Tells it from all others. */
  name: string;
  offer: keyof typeof OFFERS;
  outcome: Outcome;
  code?: string;
  /** How the payment company ends refunds of it; at once when absent. */
  refunds?: 'pending' | 'failed';
}

/** Credits and price of what is bought for a refund. */
export const OFFERS = { p100: [100, 999], p250: [250, 2249], p600: [600, 4799], p1500: [1500, 10499] } as const;

/** What the codes of the demo take off. */
export const CODE_PERCENTAGE = 10;

/** What the shop shows of an order: nothing is added for how it is paid. */
export function shownFor(offer: Purchase['offer'], code?: string) {
  const [, price] = OFFERS[offer];
  const currency = 'EUR';
  const discount = code ? reductionOf({ amount: price, currency }, CODE_PERCENTAGE).amount : 0;
  return { price, discount, total: price - discount, currency };
}

/** First those of the buyer's country. */
const PREFERRED = ['ideal', 'bancontact', 'paypal', 'visa', 'mastercard', 'creditcard'];
const DAY = 86_399;

export interface Bought {
  id: string;
  /** Where the payment company asks for the money. */
  page: string;
}

/** Pays at the sandbox's own page, as a browser would. Its notices are left out: they would arrive in another time. */
export async function buy(visitor: Visitor, commands: Commands, purchase: Purchase): Promise<Bought> {
  const { name, offer, outcome, code, refunds } = purchase;
  const { methods } = await visitor.get<{ methods: { id: string }[] }>('/payment-methods');
  const preferred = PREFERRED.flatMap((id) => methods.filter((method) => method.id === id));
  const { id: payment_method } = preferred[name.length % 3] ?? preferred[0]!;
  const { payment_id, pay_url } = await visitor.post<{ payment_id: string; pay_url: string }>(
    '/orders',
    `order ${name}`,
    {
      package: offer,
      payment_method,
      seen: shownFor(offer, code),
      immediate_performance: true,
      ...(code && { discount_code: code }),
    },
  );
  const bought = { id: payment_id, page: pay_url };
  if (outcome === 'open') return bought;
  await visitor.choose(pay_url, { outcome, silent: 'on', ...(outcome === 'pending' && { delay: `${DAY}` }) });
  if (refunds) await visitor.choose(`${pay_url}/refunds`, { refunds });
  await look(commands, pay_url);
  return bought;
}

/** Asks the payment company what became of a payment, as its notices and our timers make us do. */
export async function look(commands: Commands, payUrl: string): Promise<void> {
  await commands.execute(new SettlePayment({ providerName: 'sandbox', reference: payUrl.split('/').at(-1)! }));
}
