import { Injectable } from '@nestjs/common';
import { decimal, type CsvColumns } from '../../ground/lists/index.js';
import { Database } from '../../kernel/index.js';
import type { Money } from '../../ground/settings/index.js';
import { amountOn, LEDGER_ACCOUNTS, postings, type LedgerAccount } from './ledger.js';
import type { LedgerMovementRow } from './projections/ledger-movements.projection.js';
import type { WalletEvent } from './wallet.events.js';

export type { LedgerMovementRow };

/** From `from` (included) until `before` (not included); null: from the beginning, or until now. */
export interface Span {
  from: Date | null;
  before: Date | null;
}

interface Balance {
  credits: number;
  /** In minor units by currency, where the ledger knows what the credits cost; sorted by currency. */
  money: Money[];
}
export type Balances = Readonly<Record<LedgerAccount, Balance>>;

interface Sum {
  type: WalletEvent['type'];
  currency: string;
  credits: number;
  taken: number;
  amount: number;
}

/** A posting of a movement, or a balance that a period begins or ends with. */
export interface JournalLine {
  line: 'opening' | 'movement' | 'closing';
  at: Date | null;
  wallet: string | null;
  number: number | null;
  movement: WalletEvent['type'] | null;
  account: LedgerAccount;
  credits: number;
  money: Money | null;
  paymentId: string | null;
  causeId: string | null;
}

/** The journal as a file. Credits and amounts are below zero on accounts that they come from. */
export const JOURNAL_COLUMNS: CsvColumns<JournalLine> = [
  ['line', ({ line }) => line],
  ['at', ({ at }) => at],
  ['wallet', ({ wallet }) => wallet],
  ['number', ({ number }) => number],
  ['movement', ({ movement }) => movement],
  ['account', ({ account }) => account],
  ['credits', ({ credits }) => credits],
  ['amount', ({ money }) => money && decimal(money.amount, money.currency)],
  ['currency', ({ money }) => money && money.currency],
  ['payment_id', ({ paymentId }) => paymentId],
  ['cause_id', ({ causeId }) => causeId],
];

/** The ledger by time (ADM-04): its journal, and the balances of any quarter of an hour. */
@Injectable()
export class Ledger {
  constructor(private readonly database: Database) {}

  /** What each account held at that moment; null: now. */
  async balances(at: Date | null): Promise<Balances> {
    const sums = await this.database.query<Sum>(
      `SELECT type, currency, sum(credits)::bigint AS credits, sum(taken)::bigint AS taken, sum(amount)::bigint AS amount
         FROM read.ledger_sums WHERE $1::timestamptz IS NULL OR since < $1 GROUP BY type, currency`,
      [at],
    );
    return balanceOf(sums);
  }

  /** When the first movement was; null while there is none. */
  async since(): Promise<Date | null> {
    const row = await this.database.one<{ since: Date | null }>('SELECT min(since) AS since FROM read.ledger_sums');
    return row!.since;
  }

  /** Oldest first, a few in memory at a time. */
  movements({ from, before }: Span): AsyncGenerator<LedgerMovementRow> {
    return this.database.stream<LedgerMovementRow>(
      `SELECT * FROM read.ledger_movements
        WHERE ($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
        ORDER BY at, wallet, number`,
      [from, before],
    );
  }

  /**
   * The opening balances, the postings of each movement, and the closing balances.
   * @param seen called for each movement as it passes
   */
  async *journal(span: Span, seen: (row: LedgerMovementRow) => void = () => undefined): AsyncGenerator<JournalLine> {
    if (span.from) yield* linesOf('opening', span.from, await this.balances(span.from));
    for await (const row of this.movements(span)) {
      seen(row);
      yield* linesOfMovement(row);
    }
    yield* linesOf('closing', span.before, await this.balances(span.before));
  }

  /** The moments at which the days begin and end where the company is; days are `2026-03-01`, both included. */
  async span(days: { from: string | null; until: string | null; timeZone: string }): Promise<Span> {
    const row = await this.database.one<Span>(
      `SELECT $1::date::timestamp AT TIME ZONE $3 AS from, ($2::date + 1)::timestamp AT TIME ZONE $3 AS before`,
      [days.from, days.until, days.timeZone],
    );
    return row!;
  }
}

/** Postings are linear, so those of a sum are the sum of the postings. */
function balanceOf(sums: readonly Sum[]): Balances {
  const credits = new Map<LedgerAccount, number>();
  const money = new Map<LedgerAccount, Map<string, number>>();
  for (const { type, currency, amount, ...data } of sums) {
    for (const posting of postings({ type, data })) {
      credits.set(posting.account, (credits.get(posting.account) ?? 0) + posting.credits);
      const worth = amountOn(posting.account, { type, amount });
      if (worth === null) continue;
      const amounts = money.get(posting.account) ?? new Map<string, number>();
      money.set(posting.account, amounts.set(currency, (amounts.get(currency) ?? 0) + worth));
    }
  }
  const of = (account: LedgerAccount): Balance => ({
    // Not −0.
    credits: (credits.get(account) ?? 0) + 0,
    money: [...(money.get(account) ?? [])]
      .map(([currency, amount]) => ({ amount: amount + 0, currency }))
      .sort((one, other) => (one.currency < other.currency ? -1 : 1)),
  });
  return Object.fromEntries(LEDGER_ACCOUNTS.map((account) => [account, of(account)])) as Balances;
}

const NOTHING = { wallet: null, number: null, movement: null, paymentId: null, causeId: null };

function* linesOf(line: 'opening' | 'closing', at: Date | null, balances: Balances): Generator<JournalLine> {
  for (const account of LEDGER_ACCOUNTS) {
    const { credits, money } = balances[account];
    const told = { line, at, account, ...NOTHING };
    const [first = null, ...others] = money;
    yield { ...told, credits, money: first };
    // A second currency is a line of its own, so that credits are not counted twice.
    for (const one of others) yield { ...told, credits: 0, money: one };
  }
}

function* linesOfMovement(row: LedgerMovementRow): Generator<JournalLine> {
  const { at, wallet, number, type, credits, taken, amount, currency, payment_id, cause_id } = row;
  const told = { line: 'movement' as const, at, wallet, number, movement: type };
  const caused = { paymentId: payment_id, causeId: cause_id };
  for (const posting of postings({ type, data: { credits, taken } })) {
    const worth = amount === null ? null : amountOn(posting.account, { type, amount });
    const money = worth === null || currency === null ? null : { amount: worth, currency };
    yield { ...told, ...posting, money, ...caused };
  }
}
