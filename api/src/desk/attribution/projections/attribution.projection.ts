import { hash } from 'node:crypto';
import { column, defineProjection, readModelTable, type RowOf, type Rows } from '../../../kernel/index.js';
import { SOURCE_FIELDS, type SourceField } from '../../../meeting/sign-up/index.js';
import type { CountedSource } from '../source.js';
import type { StepEvent } from '../step.events.js';
import type { VisitEvent } from '../visit.events.js';

/** Stands for what too few visits told to be kept; values have no spaces at their ends, so none is this. */
export const TOO_FEW = ' ';

/** Sums of a day for one source (ADM-10): no person stands in it. What was not told is an empty text. */
export const AttributionRow = readModelTable('attribution', {
  day: column.date({ primary: true }),
  /** When the people signed up; for visits, the day itself. */
  signed_up_on: column.date({ primary: true }),
  /** A hash of the fields below: together they are too long for a key. */
  source: column.text({ primary: true }),
  country: column.text({ primary: true }),
  /** Empty where there is no money. */
  currency: column.text({ primary: true }),
  network: column.text(),
  ref: column.text(),
  sub1: column.text(),
  sub2: column.text(),
  sub3: column.text(),
  lb: column.text(),
  lander: column.text(),
  visits: column.integer({ default: 0 }),
  sign_ups: column.integer({ default: 0 }),
  confirmed: column.integer({ default: 0 }),
  first_purchases: column.integer({ default: 0 }),
  /** Minor units. */
  revenue: column.bigint({ default: 0 }),
  /** Minor units that went back by refunds and charge-backs, less those regained. */
  paid_back: column.bigint({ default: 0 }),
});
export type AttributionRow = RowOf<typeof AttributionRow>;

interface Cell {
  source: CountedSource;
  country: string | null;
  countedOn: string;
  signedUpOn?: string;
}

const kept = (value: string | null | undefined): string => (value === null ? TOO_FEW : (value ?? ''));

function add(
  rows: Rows<AttributionRow>,
  { source, country, countedOn: day, signedUpOn = day }: Cell,
  sums: Partial<Record<keyof AttributionRow, number>>,
  currency = '',
): void {
  const values = SOURCE_FIELDS.map((field) => kept(source[field]));
  const names = Object.fromEntries(SOURCE_FIELDS.map((field, i) => [field, values[i]])) as Record<SourceField, string>;
  const key = { day, signed_up_on: signedUpOn, country: country ?? '', currency };
  rows.upsert({ ...key, source: hash('sha256', JSON.stringify(values), 'base64url') }, names, { add: sums });
}

export const attribution = defineProjection<AttributionRow, VisitEvent | StepEvent>({
  entity: AttributionRow,
  revision: 1,
  mode: 'async',
  order: 'none',
  indexes: ['(signed_up_on)'],
  on: {
    VisitRecorded: ({ data }, rows) => add(rows, data, { visits: 1 }),
    SignUpCounted: ({ data }, rows) => add(rows, data, { sign_ups: 1 }),
    ConfirmationCounted: ({ data }, rows) => add(rows, data, { confirmed: 1 }),
    SignUpUncounted: ({ data }, rows) => add(rows, data, { sign_ups: -1 }),
    ConfirmationUncounted: ({ data }, rows) => add(rows, data, { confirmed: -1 }),
    PurchaseCounted: ({ data }, rows) =>
      add(rows, data, { first_purchases: data.first ? 1 : 0, revenue: data.paid.amount }, data.paid.currency),
    PaymentBackCounted: ({ data }, rows) => add(rows, data, { paid_back: data.amount.amount }, data.amount.currency),
    PaymentRegainedCounted: ({ data }, rows) =>
      add(rows, data, { paid_back: -data.amount.amount }, data.amount.currency),
  },
});
