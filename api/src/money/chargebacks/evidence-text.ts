import { formatMessage, type CsvLanguage } from '../../kernel/index.js';
import { methodIn, moneyIn } from '../receipts/index.js';
import type { ConsoleChargeback } from './chargebacks.list.js';
import en from './messages/console/en.json' with { type: 'json' };
import nl from './messages/console/nl.json' with { type: 'json' };
import type { PurchaseFacts } from './purchase-facts.js';

const TEXTS: Readonly<Record<CsvLanguage, typeof nl>> = { nl, en };
const END_OF_LINE = '\r\n';

interface Evidence {
  chargeback: ConsoleChargeback;
  facts: PurchaseFacts;
  /** Null for what can no longer be read, or was never known. */
  member: { name: string | null; email: string | null; since: string | null };
  seller: { name: string; company: string };
  timeZone: string;
  madeAt: string;
}

type Line = readonly [name: string, value: string | null];

/**
 * The evidence as a text file: what was paid, by whom, what it went to, and what the site says. It has numbers and times
 * of what a member did, and nothing that anybody wrote to anybody.
 */
export function evidenceText(language: CsvLanguage, evidence: Evidence): string {
  const { chargeback, facts, member, seller, timeZone, madeAt } = evidence;
  const { order, paid, reference, receipt, use, days } = facts;
  const texts = TEXTS[language];
  const say = (message: string, values: Record<string, string | number> = {}) =>
    formatMessage(language, message, values);
  const instant = (at: string | null) =>
    at && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
  const day = (on: string | null) =>
    on && new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(on));
  const count = (number: number) => new Intl.NumberFormat(language).format(number);
  const section = (title: string, lines: readonly Line[]) => [
    title,
    ...lines.flatMap(([name, value]) => (value === null ? [] : [`  ${name}: ${value}`])),
    '',
  ];
  return `\uFEFF${[
    say(texts.title, { reference: chargeback.provider_reference }),
    say(texts.made, { site: seller.name, company: seller.company || seller.name, at: instant(madeAt)!, timeZone }),
    '',
    ...section(texts.chargeback.title, [
      [texts.chargeback.amount, moneyIn(chargeback.amount, language)],
      [texts.chargeback.reported, instant(chargeback.reported_at)],
      [texts.chargeback.reason, chargeback.bank_reason],
      [texts.chargeback.respond_by, day(chargeback.respond_by)],
    ]),
    ...section(texts.payment.title, [
      [texts.payment.amount, moneyIn(paid, language)],
      [texts.payment.at, instant(order.placedAt)],
      [texts.payment.method, methodIn(order.method, language)],
      [texts.payment.reference, reference],
      [texts.payment.order, chargeback.payment_id],
      [texts.payment.receipt, receipt?.number ?? null],
      [texts.payment.country, receipt?.country ?? null],
      [texts.payment.bought, say(texts.payment.credits, { credits: count(order.credits) })],
    ]),
    ...section(texts.customer.title, [
      [texts.customer.name, member.name ?? texts.customer.forgotten],
      [texts.customer.email, member.email],
      [texts.customer.since, instant(member.since)],
      [
        texts.customer.consent,
        say(texts.customer.consented, {
          text: order.immediatePerformance.text,
          language: order.immediatePerformance.language,
          at: instant(order.placedAt)!,
        }),
      ],
    ]),
    ...section(texts.delivered.title, [
      [texts.delivered.used, say(texts.delivered.of, { used: count(use.credits), bought: count(order.credits) })],
      [texts.delivered.messages, count(use.messages)],
      [texts.delivered.photos, count(use.photos)],
      [texts.delivered.gifts, count(use.gifts)],
      [texts.delivered.first, instant(use.firstAt)],
      [texts.delivered.last, instant(use.lastAt)],
      [texts.delivered.days, count(days.length)],
      [texts.delivered.last_day, day(days.at(-1) ?? null)],
      [texts.delivered.taken, count(facts.taken)],
      [texts.delivered.owed, count(facts.owed)],
    ]),
    ...(chargeback.statement === null ? [] : [texts.statement, ...chargeback.statement.split(/\r?\n/), '']),
  ].join(END_OF_LINE)}`;
}
