/** Two sums that say the same of a month, in minor units, credits or a count. */
export interface Check {
  name: CheckName;
  /** Null: credits, or a count. */
  currency: string | null;
  /** Of the ledger, where it is about one. */
  account: string | null;
  left: number;
  right: number;
}

export const isEqual = ({ left, right }: Check): boolean => left === right;

export const CHECKS = [
  'net_and_vat',
  'vat_gross',
  'vat_net',
  'vat_vat',
  'payments',
  'credits_bought',
  'refunds',
  'refund_notes',
  'charge_backs',
  'reversals',
  'credits_sold',
  'ledger_moved',
  'ledger_sum',
  'differences',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Money that went back, or came back again, by the refund or charge-back it belongs to. */
export interface GoneBack {
  paymentId: string | null;
  at: Date;
  currency: string;
  /** In minor units, above zero. */
  amount: number;
}

/** What the books say of one month, each from its own source. Amounts are in minor units by currency. */
export interface MonthSums {
  receipts: {
    gross: Sums;
    net: Sums;
    vat: Sums;
    /** Receipts of purchases alone. */
    sold: Sums;
    creditsSold: number;
    refunded: Sums;
    /** Of charge-backs that took credits. */
    chargedBack: Sums;
    restored: Sums;
  };
  vat: { gross: Sums; net: Sums; vat: Sums };
  payments: { paid: Sums; worth: Sums };
  refunds: Sums;
  ledger: {
    bought: Sums;
    refunded: Sums;
    chargedBack: Sums;
    reinstated: Sums;
    creditsBought: number;
    /** By account. */
    opening: Readonly<Record<string, number>>;
    moved: Readonly<Record<string, number>>;
    closing: Readonly<Record<string, number>>;
  };
  /** Money that went back although nothing of the receipt was left to credit, and what of it came back again. */
  beyond: { refunded: Sums; chargedBack: Sums; restored: Sums };
  differences: number;
}
export type Sums = Map<string, number>;

export const add = (sums: Sums, currency: string, amount: number): void =>
  void sums.set(currency, (sums.get(currency) ?? 0) + amount);

/** What must agree in the books of a month (ADM-04). */
export function checksOf({ receipts, vat, payments, refunds, ledger, beyond, differences }: MonthSums): Check[] {
  const both = (one: Sums, other: Sums): Sums => {
    const sums: Sums = new Map(one);
    for (const [currency, amount] of other) add(sums, currency, amount);
    return sums;
  };
  const money: [CheckName, Sums, Sums][] = [
    ['net_and_vat', both(receipts.net, receipts.vat), receipts.gross],
    ['vat_gross', vat.gross, receipts.gross],
    ['vat_net', vat.net, receipts.net],
    ['vat_vat', vat.vat, receipts.vat],
    ['payments', payments.paid, receipts.sold],
    ['credits_bought', ledger.bought, payments.worth],
    ['refunds', ledger.refunded, refunds],
    ['refund_notes', ledger.refunded, both(receipts.refunded, beyond.refunded)],
    ['charge_backs', ledger.chargedBack, both(receipts.chargedBack, beyond.chargedBack)],
    ['reversals', ledger.reinstated, both(receipts.restored, beyond.restored)],
  ];
  const total = (accounts: Readonly<Record<string, number>>) => Object.values(accounts).reduce((sum, n) => sum + n, 0);
  const counted = (name: CheckName, left: number, right: number, account: string | null = null): Check => ({
    name,
    currency: null,
    account,
    left,
    right,
  });
  return [
    ...money.flatMap(([name, left, right]) =>
      [...new Set([...left.keys(), ...right.keys()])].sort().map((currency) => ({
        name,
        currency,
        account: null,
        left: left.get(currency) ?? 0,
        right: right.get(currency) ?? 0,
      })),
    ),
    counted('credits_sold', ledger.creditsBought, receipts.creditsSold),
    ...Object.entries(ledger.closing).map(([account, closing]) =>
      counted('ledger_moved', (ledger.opening[account] ?? 0) + (ledger.moved[account] ?? 0), closing, account),
    ),
    counted('ledger_sum', total(ledger.closing), 0),
    counted('differences', differences, 0),
  ];
}
