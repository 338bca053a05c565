import { Injectable } from '@nestjs/common';
import { COUNTRIES, Settings } from '../../ground/settings/index.js';
import { dayIn, Profiles } from '../../members/profiles/index.js';
import { Movements } from '../credits/index.js';
import { UncreditedPayments } from '../payments/index.js';
import { START, statementOf, type Entry, type Position } from './statement.js';
import { isOf, toLine, type StatementFilter, type StatementLine } from './statement-view.js';

export interface Wanted {
  kind?: StatementFilter | undefined;
  /** `YYYY-MM`, in the seller's time zone, as refund terms and receipts are counted. */
  month?: string | undefined;
}

const DAY = 86_400_000;

/** Reads a member's statement; only ever their own. */
@Injectable()
export class Statements {
  constructor(
    private readonly movements: Movements,
    private readonly payments: UncreditedPayments,
    private readonly profiles: Profiles,
    private readonly settings: Settings,
  ) {}

  /** What is wanted of it, newest first. */
  async *entries(memberId: string, { kind, month }: Wanted, from: Position = START): AsyncGenerator<Entry> {
    const { timeZone } = COUNTRIES[this.settings.current().companyCountry];
    // Two days before the month begins nothing is in it, in whatever zone and by whoever's clock.
    const end = month && new Date(Date.parse(`${month}-01T00:00:00Z`) - 2 * DAY).toISOString();
    const both = statementOf(
      this.movements.of(memberId, from.movement ?? undefined),
      this.payments.of(memberId, from.payment),
      from,
    );
    for await (const entry of both) {
      if (end && entry.at < end) return;
      if (month && dayIn(timeZone, new Date(entry.at)).slice(0, 7) !== month) continue;
      if (isOf(kind, entry)) yield entry;
    }
  }

  /** Deleted members are former ones from the day they leave. */
  async toLines(entries: readonly Entry[]): Promise<StatementLine[]> {
    const ids = [...new Set(entries.flatMap(({ movement }) => movement?.recipientId ?? []))];
    if (ids.length === 0) return entries.map((entry) => toLine(entry, new Map()));
    const [names, visibility] = await Promise.all([this.profiles.namesOf(ids), this.profiles.visibilityOf(ids)]);
    const present = new Map([...names].filter(([id]) => visibility.get(id)?.other !== 'deleted'));
    return entries.map((entry) => toLine(entry, present));
  }

  /** When the first line of the whole statement is from; null while there is none. */
  async since(memberId: string): Promise<string | null> {
    const both = await Promise.all([this.movements.since(memberId), this.payments.since(memberId)]);
    return both.flatMap((at) => at ?? []).sort()[0] ?? null;
  }

  debt(memberId: string): Promise<number> {
    return this.movements.debt(memberId);
  }
}
