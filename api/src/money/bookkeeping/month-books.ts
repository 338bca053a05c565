import { Injectable } from '@nestjs/common';
import { csvOf, type CsvLanguage } from '../../kernel/index.js';
import { headed } from '../../ground/lists/index.js';
import { JOURNAL_COLUMNS, Ledger, type Balances, type LedgerMovementRow, postings } from '../credits/index.js';
import { SettledPayments } from '../payments/index.js';
import { RECEIPT_COLUMNS, Receipts, vatColumns, type ReceiptRow, type VatRow } from '../receipts/index.js';
import { DIFFERENCE_COLUMNS, Differences, type DifferenceLine } from '../reconciliation/index.js';
import { PaidOutRefunds } from '../refunds/index.js';
import { add, checksOf, type Check, type GoneBack, type MonthSums, type Sums } from './month-checks.js';
import { checksText } from './checks-text.js';
import { daysOf } from './month.js';

export interface MonthWanted {
  month: string;
  language: CsvLanguage;
  timeZone: string;
}

interface Days {
  first: string;
  last: string;
  from: Date;
  before: Date;
}

/** A file of the month; its name, and its text in pieces. */
export interface MonthPart {
  name: string;
  read: () => AsyncIterable<string>;
}

/**
 * The books of one month as files, and whether they agree (ADM-04). Each file is read once, a few rows at a time, and
 * what is checked is what was written: the sums are added up as the rows pass. So the parts must be read in their order.
 */
@Injectable()
export class MonthBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly receipts: Receipts,
    private readonly payments: SettledPayments,
    private readonly refunds: PaidOutRefunds,
    private readonly differences: Differences,
  ) {}

  /** @param checked called with the checks once all else has been read */
  async partsOf(wanted: MonthWanted, checked: (checks: Check[]) => void): Promise<MonthPart[]> {
    const { month, language, timeZone } = wanted;
    const { first, last } = daysOf(month);
    const span = await this.ledger.span({ from: first, until: last, timeZone });
    const days: Days = { first, last, from: span.from!, before: span.before! };
    const reading = new Reading();
    const { receipts, ledger, differences } = this;

    async function* vat(): AsyncGenerator<VatRow> {
      for (const row of await receipts.vatOf({ first, last, timeZone })) {
        reading.vat(row);
        yield row;
      }
    }
    return [
      {
        name: 'receipts.csv',
        read: () => csvOf(headed(RECEIPT_COLUMNS, language), passing(receipts.issued(days), reading.receipt), language),
      },
      { name: 'vat.csv', read: () => csvOf(headed(vatColumns('month', language), language), vat(), language) },
      {
        name: 'ledger.csv',
        read: () => csvOf(headed(JOURNAL_COLUMNS, language), ledger.journal(days, reading.movement), language),
      },
      {
        name: 'differences.csv',
        read: () =>
          csvOf<DifferenceLine>(
            headed(DIFFERENCE_COLUMNS, language),
            passing(differences.ofDays(first, last), reading.difference),
            language,
          ),
      },
      { name: 'checks.txt', read: () => this.checks(wanted, days, { reading, checked }) },
    ];
  }

  private async *checks(
    wanted: MonthWanted,
    days: Days,
    { reading, checked }: { reading: Reading; checked: (checks: Check[]) => void },
  ): AsyncGenerator<string> {
    const checks = checksOf(await this.sums(reading, days));
    checked(checks);
    yield checksText(wanted, checks);
  }

  private async sums(reading: Reading, days: Days): Promise<MonthSums> {
    const [takings, refunds, opening, closing, beyond] = await Promise.all([
      this.payments.takings(days),
      this.refunds.sums(days),
      this.ledger.balances(days.from),
      this.ledger.balances(days.before),
      this.beyond(reading, days),
    ]);
    const { receipts, vatSums, ledger } = reading;
    return {
      receipts,
      vat: vatSums,
      payments: {
        paid: new Map(takings.map(({ currency, paid }) => [currency, paid])),
        worth: new Map(takings.map(({ currency, worth }) => [currency, worth])),
      },
      refunds: new Map(refunds.map(({ currency, amount }) => [currency, amount])),
      ledger: { ...ledger, opening: creditsOf(opening), closing: creditsOf(closing) },
      beyond,
      differences: reading.differences,
    };
  }

  /**
   * Money may go back although a credit note cannot say so, because nothing of the receipt is left: a bank charges back
   * what was refunded. That is right only if the receipt was used up at that moment; all else is a difference.
   */
  private async beyond(reading: Reading, days: Days): Promise<MonthSums['beyond']> {
    const { notes, backs } = reading;
    const missing = (kind: 'refund' | 'charge_back') =>
      [...backs[kind]].filter(([id, { amount }]) => amount > (notes[kind].get(id) ?? 0));
    const refunded = missing('refund');
    const payments =
      refunded.length > 0
        ? new Map((await this.refunds.of({ ...days, ids: [] })).map((one) => [one.refundId, one.paymentId]))
        : new Map<string, string>();
    const open = [
      ...refunded.map(([id, one]) => ({ kind: 'refund' as const, id, ...one, paymentId: payments.get(id) ?? null })),
      ...missing('charge_back').map(([id, one]) => ({ kind: 'charge_back' as const, id, ...one })),
    ].flatMap(({ paymentId, ...one }) => (paymentId === null ? [] : [{ ...one, paymentId }]));
    const left = open.length > 0 ? await this.receipts.leftOf(open) : [];
    const beyond: MonthSums['beyond'] = { refunded: new Map(), chargedBack: new Map(), restored: new Map() };
    open.forEach(({ kind, id, currency, amount }, i) => {
      const sums = kind === 'refund' ? beyond.refunded : beyond.chargedBack;
      if (left[i] === 0) add(sums, currency, amount - (notes[kind].get(id) ?? 0));
    });
    const again = [...reading.reversed].filter(([id, { amount }]) => amount > (reading.restored.get(id) ?? 0));
    const credited =
      again.length > 0 ? await this.receipts.creditedFor(again.map(([id]) => id)) : new Map<string, number>();
    for (const [id, { currency, amount }] of again) {
      const restored = reading.restored.get(id) ?? 0;
      // What comes back is what the credit note had taken off, no more.
      if (restored === (credited.get(id) ?? 0)) add(beyond.restored, currency, amount - restored);
    }
    return beyond;
  }
}

async function* passing<Row>(rows: AsyncIterable<Row>, seen: (row: Row) => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    seen(row);
    yield row;
  }
}

const creditsOf = (balances: Balances): Record<string, number> =>
  Object.fromEntries(Object.entries(balances).map(([account, { credits }]) => [account, credits]));

const sums = (): Sums => new Map<string, number>();

/** Adds up what passes. Refunds and charge-backs are kept one by one: they are few beside purchases. */
class Reading {
  readonly receipts = {
    gross: sums(),
    net: sums(),
    vat: sums(),
    sold: sums(),
    creditsSold: 0,
    refunded: sums(),
    chargedBack: sums(),
    restored: sums(),
  };
  readonly vatSums = { gross: sums(), net: sums(), vat: sums() };
  readonly ledger = {
    bought: sums(),
    refunded: sums(),
    chargedBack: sums(),
    reinstated: sums(),
    creditsBought: 0,
    moved: {} as Record<string, number>,
  };
  /** What credit notes took off, by refund or charge-back, in minor units. */
  readonly notes = { refund: new Map<string, number>(), charge_back: new Map<string, number>() };
  readonly restored = new Map<string, number>();
  readonly backs = { refund: new Map<string, GoneBack>(), charge_back: new Map<string, GoneBack>() };
  readonly reversed = new Map<string, GoneBack>();
  differences = 0;

  receipt = ({ gross, net, vat, currency, credits, cause, cause_id: id }: ReceiptRow): void => {
    const { receipts } = this;
    add(receipts.gross, currency, gross);
    add(receipts.net, currency, net);
    add(receipts.vat, currency, vat);
    switch (cause) {
      case null:
        add(receipts.sold, currency, gross);
        receipts.creditsSold += credits;
        return;
      case 'refund':
        add(receipts.refunded, currency, -gross);
        this.notes.refund.set(id!, -gross);
        return;
      // A charge-back that took no credits is none of the ledger's.
      case 'charge_back':
        if (credits === 0) return;
        add(receipts.chargedBack, currency, -gross);
        this.notes.charge_back.set(id!, -gross);
        return;
      case 'charge_back_reversed':
        if (credits === 0) return;
        add(receipts.restored, currency, gross);
        this.restored.set(id!, gross);
    }
  };

  vat = ({ currency, gross, net, vat }: VatRow): void => {
    add(this.vatSums.gross, currency, gross);
    add(this.vatSums.net, currency, net);
    add(this.vatSums.vat, currency, vat);
  };

  movement = (row: LedgerMovementRow): void => {
    const { type, credits, taken, amount, currency, payment_id: paymentId, cause_id: id, at } = row;
    const { ledger } = this;
    for (const posting of postings({ type, data: { credits, taken } })) {
      ledger.moved[posting.account] = (ledger.moved[posting.account] ?? 0) + posting.credits;
    }
    if (amount === null || currency === null) return;
    const back = { paymentId, at, currency, amount };
    if (type === 'CreditsBought') {
      ledger.creditsBought += credits;
      add(ledger.bought, currency, amount);
    }
    if (type === 'CreditsRefunded') {
      this.backs.refund.set(id!, back);
      add(ledger.refunded, currency, amount);
    }
    if (type === 'CreditsChargedBack') {
      this.backs.charge_back.set(id!, back);
      add(ledger.chargedBack, currency, amount);
    }
    if (type === 'CreditsReinstated') {
      this.reversed.set(id!, back);
      add(ledger.reinstated, currency, amount);
    }
  };

  difference = ({ kind }: DifferenceLine): void => {
    if (kind !== null) this.differences++;
  };
}
