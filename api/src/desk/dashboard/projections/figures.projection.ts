import type { MemberEvent } from '../../../members/accounts/index.js';
import type { ProfileEvent } from '../../../members/profiles/index.js';
import type { ConversationEvent } from '../../../meeting/conversations/index.js';
import type { WalletEvent } from '../../../money/credits/index.js';
import type { ReceiptEvent } from '../../../money/receipts/index.js';
import {
  column,
  defineProjection,
  readModelTable,
  type RowOf,
  type Rows,
  type Written,
} from '../../../kernel/index.js';

/**
 * Sums of an hour and of a day (ADM-07), UTC: no person stands in them. A day of the operator's time zone is made of
 * both (decision 175).
 */
export const FigureRow = readModelTable('figures', {
  /** `all`, and money once more by where it came from and how it was paid. */
  part: column.text<'all' | 'country' | 'method'>({ primary: true }),
  grain: column.text<'hour' | 'day'>({ primary: true }),
  /** When it begins. */
  at: column.timestamptz({ primary: true }),
  /** Which country or method; empty for all. */
  value: column.text({ primary: true }),
  /** Empty where there is no money. */
  currency: column.text({ primary: true }),
  sign_ups: column.integer({ default: 0 }),
  confirmed: column.integer({ default: 0 }),
  fictional_sign_ups: column.integer({ default: 0 }),
  fictional_confirmed: column.integer({ default: 0 }),
  first_purchases: column.integer({ default: 0 }),
  second_purchases: column.integer({ default: 0 }),
  /** Those who became paying members, less those who ceased to be. */
  paying: column.integer({ default: 0 }),
  /** Between members. */
  messages: column.integer({ default: 0 }),
  /** From members to fictional profiles, and what staff wrote in the name of these. */
  messages_to_fictional: column.integer({ default: 0 }),
  messages_by_fictional: column.integer({ default: 0 }),
  purchases: column.integer({ default: 0 }),
  /** Minor units, including VAT; and below. */
  revenue: column.bigint({ default: 0 }),
  refunds: column.integer({ default: 0 }),
  refunded: column.bigint({ default: 0 }),
  charge_backs: column.integer({ default: 0 }),
  charged_back: column.bigint({ default: 0 }),
  /** Of charge-backs that were reversed. */
  won_back: column.bigint({ default: 0 }),
});
export type FigureRow = RowOf<typeof FigureRow>;

type Key = Pick<Written<FigureRow>, 'part' | 'value' | 'currency'>;
type Sums = { [Name in Exclude<keyof FigureRow, keyof Key | 'grain' | 'at'>]?: number };
type FigureRows = Rows<Written<FigureRow>>;

const ALL: Key = { part: 'all', value: '', currency: '' };

const hourOf = (at: string) => `${new Date(at).toISOString().slice(0, 13)}:00:00.000Z`;
const dayOf = (at: string) => `${new Date(at).toISOString().slice(0, 10)}T00:00:00.000Z`;

function add(rows: FigureRows, at: string, sums: Sums, key: Key = ALL): void {
  rows.upsert({ ...key, grain: 'hour', at: hourOf(at) }, {}, { add: sums });
  rows.upsert({ ...key, grain: 'day', at: dayOf(at) }, {}, { add: sums });
}

/** Marked as fictional, an account counts with those from its first day on; unmarked, as if it had never been. */
const move =
  (one: 1 | -1) =>
  (
    { data: { signedUpAt, confirmedAt } }: { data: { signedUpAt?: string; confirmedAt?: string | null } },
    rows: FigureRows,
  ) => {
    if (signedUpAt) add(rows, signedUpAt, { sign_ups: -one, fictional_sign_ups: one });
    if (confirmedAt) add(rows, confirmedAt, { confirmed: -one, fictional_confirmed: one });
  };

type Counted = MemberEvent | ProfileEvent | WalletEvent | ConversationEvent | ReceiptEvent;

export const figures = defineProjection<FigureRow, Counted>({
  entity: FigureRow,
  revision: 1,
  mode: 'async',
  order: 'none',
  on: {
    SignedUp: ({ data: { signedUpAt } }, rows) => add(rows, signedUpAt, { sign_ups: 1 }),
    EmailConfirmed: ({ data: { confirmedAt } }, rows) => add(rows, confirmedAt, { confirmed: 1 }),
    ProfileMarkedFictional: move(1),
    ProfileUnmarkedFictional: move(-1),
    CreditsBought: ({ data: { purchase, boughtAt } }, rows) => {
      if (purchase === 1) add(rows, boughtAt, { first_purchases: 1 });
      if (purchase === 2) add(rows, boughtAt, { second_purchases: 1 });
    },
    BecamePremium: ({ data: { becameAt } }, rows) => add(rows, becameAt, { paying: 1 }),
    PremiumEnded: ({ data: { endedAt } }, rows) => add(rows, endedAt, { paying: -1 }),
    MessageSent: ({ data: { sentAt, toFictional, writtenBy } }, rows) =>
      add(
        rows,
        sentAt,
        writtenBy ? { messages_by_fictional: 1 } : toFictional ? { messages_to_fictional: 1 } : { messages: 1 },
      ),
    ReceiptIssued: ({ data: { paid, method, vat, issuedAt } }, rows) => {
      const [{ currency }, sums] = [paid, { purchases: 1, revenue: paid.amount }];
      add(rows, issuedAt, sums, { ...ALL, currency });
      add(rows, issuedAt, sums, { part: 'country', value: vat.country, currency });
      add(rows, issuedAt, sums, { part: 'method', value: method, currency });
    },
    CreditNoteIssued: ({ data: { cause, amount, issuedAt } }, rows) =>
      add(
        rows,
        issuedAt,
        cause === 'refund' ? { refunds: 1, refunded: amount.amount } : { charge_backs: 1, charged_back: amount.amount },
        { ...ALL, currency: amount.currency },
      ),
    ReceiptRestored: ({ data: { amount, issuedAt } }, rows) =>
      add(rows, issuedAt, { won_back: amount.amount }, { ...ALL, currency: amount.currency }),
  },
});
