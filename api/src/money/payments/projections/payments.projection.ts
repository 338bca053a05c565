import { column, defineProjection, readModelTable, type RowOf, staffIdOf } from '../../../kernel/index.js';
import type { BooksDeleted } from '../../credits/domain.js';
import { total } from '../payment.js';
import type { Outcome, PaymentEvent } from '../payment.events.js';
import type { PaymentStatus } from '../payment.js';

export const PaymentRow = readModelTable('payments', {
  payment_id: column.uuid({ primary: true }),
  member_id: column.uuid(),
  status: column.text<Exclude<PaymentStatus, 'none'>>(),
  package: column.text(),
  credits: column.integer(),
  /** Price and transaction costs together, in minor units. */
  amount: column.bigint(),
  price: column.bigint(),
  transaction_costs: column.bigint(),
  currency: column.text(),
  discount_code: column.nullable(column.text()),
  discount_off: column.nullable(column.bigint()),
  method: column.text(),
  /** Of the buyer, as the VAT of the order has it. */
  country: column.nullable(column.text()),
  /** Null: the site itself. */
  brand: column.nullable(column.text()),
  provider: column.text(),
  /** The provider's id of the payment. */
  reference: column.nullable(column.text()),
  /** What arrived when it was completed; another amount than asked only if staff accepted it. */
  paid: column.nullable(column.bigint()),
  paid_currency: column.nullable(column.text()),
  placed_at: column.timestamptz(),
  /** When it was completed, declined or returned. */
  settled_at: column.nullable(column.timestamptz()),
  failed_at: column.nullable(column.timestamptz()),
  mismatch_amount: column.nullable(column.bigint()),
  mismatch_currency: column.nullable(column.text()),
  review: column.nullable(column.text<Outcome>()),
  reviewed_at: column.nullable(column.timestamptz()),
  /** A staff id. */
  reviewed_by: column.nullable(column.text()),
  /** Number of surpluses whose refund is not done yet. */
  surplus: column.integer({ default: 0 }),
  /** Sum of the charge-backs that are not reversed, in minor units of `charged_back_currency`. */
  charged_back: column.bigint({ default: 0 }),
  charged_back_currency: column.nullable(column.text()),
  charged_back_at: column.nullable(column.timestamptz()),
  /** Number of charge-backs that are not reversed, and whether the latest one still needs a review. */
  chargebacks: column.integer({ default: 0 }),
  chargeback_unseen: column.boolean({ default: false }),
  /** When money last moved, or else when it was ordered: the books of that year keep it. */
  booked_at: column.timestamptz(),
});
export type PaymentRow = RowOf<typeof PaymentRow>;

/**
 * Why a payment needs attention: its money is being refunded, the amount was wrong, there was a surplus, it was paid
 * after it had failed, or it was charged back.
 */
export const ATTENTION = `CASE
  WHEN chargebacks > 0 AND chargeback_unseen THEN 'charge_back'
  WHEN status = 'declined' THEN 'return'
  WHEN status IN ('pending', 'failed', 'cancelled') AND mismatch_amount IS NOT NULL THEN 'mismatch'
  WHEN surplus > 0 THEN 'surplus'
  WHEN status = 'completed' AND failed_at IS NOT NULL AND reviewed_at IS NULL THEN 'late'
END`;

/** Since when it does: of a wrong amount nothing later is known than the order. */
export const ODD_SINCE =
  'coalesce(CASE WHEN chargebacks > 0 AND chargeback_unseen THEN charged_back_at END, settled_at, placed_at)';

const PAID_OUT = `FROM read.payment_refunds r WHERE r.payment_id = payments.payment_id AND r.paid_out_at IS NOT NULL`;
/** Total refunded at the member's request, in minor units. */
export const REFUNDED = `(SELECT coalesce(sum(r.amount), 0)::bigint ${PAID_OUT})`;
const WENT_BACK = `EXISTS (SELECT ${PAID_OUT})`;

/**
 * The first that its member paid, whatever became of the money. One look-up for each row, so that PostgreSQL does not
 * join all payments with each other for a page of them.
 */
export const FIRST_PURCHASE = `(status = 'completed' AND payment_id = (
  SELECT f.payment_id FROM read.payments f WHERE f.member_id = payments.member_id AND f.status = 'completed'
   ORDER BY f.settled_at, f.payment_id LIMIT 1))`;

/** The status shown to staff: a payment whose money went back, in full or in part, is not simply paid. */
export const CONSOLE_STATUS = `CASE
  WHEN status <> 'completed' THEN status
  WHEN chargebacks > 0 THEN CASE WHEN charged_back >= amount THEN 'charged_back' ELSE 'partly_charged_back' END
  WHEN ${WENT_BACK} THEN CASE WHEN ${REFUNDED} >= amount THEN 'refunded' ELSE 'partly_refunded' END
  ELSE 'completed'
END`;
const OF_COMPLETED: Record<string, string> = {
  completed: `chargebacks = 0 AND NOT ${WENT_BACK}`,
  charged_back: 'chargebacks > 0 AND charged_back >= amount',
  partly_charged_back: 'chargebacks > 0 AND charged_back < amount',
  refunded: `chargebacks = 0 AND ${WENT_BACK} AND ${REFUNDED} >= amount`,
  partly_refunded: `chargebacks = 0 AND ${WENT_BACK} AND ${REFUNDED} < amount`,
};

/** Statuses that are asked for together are one condition, which leads to the few rows that have them. */
const TOGETHER: [statuses: string[], condition: string][] = [
  [['refunded', 'partly_refunded'], `chargebacks = 0 AND ${WENT_BACK}`],
  [['charged_back', 'partly_charged_back'], 'chargebacks > 0'],
];

/**
 * Conditions for rows with any of these statuses; each starts with the stored status, which is indexed. Statuses that
 * are stored as they are shown are not among them.
 */
export function withConsoleStatus(statuses: readonly string[]): string[] {
  const pairs = TOGETHER.filter(([pair]) => pair.every((one) => statuses.includes(one)));
  const single = statuses.filter((one) => isOfCompleted(one) && !pairs.some(([pair]) => pair.includes(one)));
  return [...pairs.map(([, condition]) => condition), ...single.map((one) => OF_COMPLETED[one]!)].map(
    (condition) => `(status = 'completed' AND ${condition})`,
  );
}

export const isOfCompleted = (status: string): boolean => Object.hasOwn(OF_COMPLETED, status);

/** Kept when a member is forgotten: it names nobody, and is deleted with the books of its year. */
export const payments = defineProjection<PaymentRow, PaymentEvent | BooksDeleted>({
  entity: PaymentRow,
  revision: 8,
  mode: 'inline',
  indexes: [
    '(placed_at DESC, payment_id)',
    '(member_id, placed_at DESC)',
    // With the country at its end, the few of one country are found without reading the rows of all others.
    '(status, placed_at DESC, country)',
    `(settled_at) WHERE status = 'completed'`,
    '(method, placed_at DESC)',
    '(country, placed_at DESC)',
    '(brand, placed_at DESC)',
    '(amount DESC, payment_id)',
    '(reference)',
    '(booked_at)',
    '(discount_code, settled_at DESC)',
    '(charged_back_at) WHERE charged_back_at IS NOT NULL',
    `(placed_at DESC) WHERE (${ATTENTION}) IS NOT NULL`,
    '(placed_at DESC) WHERE chargebacks > 0',
    '(right(payment_id::text, 8))',
  ],
  on: {
    OrderPlaced: ({ streamId, data: { price, transactionCosts, discount, ...order } }, rows) =>
      rows.upsert(
        { payment_id: streamId },
        {
          member_id: order.memberId,
          status: 'pending',
          package: order.package,
          credits: order.credits,
          amount: total({ price, transactionCosts }).amount,
          price: price.amount,
          currency: price.currency,
          transaction_costs: transactionCosts.amount,
          method: order.method,
          country: order.vat.country,
          brand: order.brand,
          provider: order.provider,
          discount_code: discount?.code ?? null,
          discount_off: discount?.off.amount ?? null,
          placed_at: order.placedAt,
          booked_at: order.placedAt,
        },
      ),
    PaymentStarted: ({ streamId, data: { reference } }, rows) => rows.update({ payment_id: streamId }, { reference }),
    PaymentCompleted: ({ streamId, data: { completedAt, reference, paid } }, rows) =>
      rows.update(
        { payment_id: streamId },
        {
          status: 'completed',
          settled_at: completedAt,
          reference,
          paid: paid.amount,
          paid_currency: paid.currency,
          booked_at: completedAt,
        },
      ),
    PaymentFailed: ({ streamId, data: { failedAt } }, rows) =>
      rows.update({ payment_id: streamId }, { status: 'failed', failed_at: failedAt }),
    PaymentCancelled: ({ streamId, data: { cancelledAt } }, rows) =>
      rows.update({ payment_id: streamId }, { status: 'cancelled', failed_at: cancelledAt }),
    PaymentMismatched: ({ streamId, data: { paid, reference } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { mismatch_amount: paid.amount, mismatch_currency: paid.currency, reference },
      ),
    PaymentDeclined: ({ streamId, data: { declinedAt, reference } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { status: 'declined', settled_at: declinedAt, booked_at: declinedAt, reference },
      ),
    PaymentReturned: ({ streamId, data: { returnedAt } }, rows) =>
      rows.update({ payment_id: streamId }, { status: 'returned', settled_at: returnedAt, booked_at: returnedAt }),
    SurplusReceived: ({ streamId }, rows) => rows.update({ payment_id: streamId }, {}, { add: { surplus: 1 } }),
    SurplusReturned: ({ streamId }, rows) => rows.update({ payment_id: streamId }, {}, { add: { surplus: -1 } }),
    PaymentChargedBack: ({ streamId, data: { amount, chargedBackAt } }, rows) =>
      rows.update(
        { payment_id: streamId },
        {
          charged_back_currency: amount.currency,
          charged_back_at: chargedBackAt,
          chargeback_unseen: true,
          booked_at: chargedBackAt,
        },
        { add: { charged_back: amount.amount, chargebacks: 1 } },
      ),
    ChargebackReversed: ({ streamId, data: { amount, reversedAt } }, rows) =>
      rows.update(
        { payment_id: streamId },
        { booked_at: reversedAt },
        { add: { charged_back: -amount.amount, chargebacks: -1 } },
      ),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('booked_at', before),
    PaymentReviewed: ({ streamId, actor, data: { outcome, reviewedAt } }, rows) =>
      outcome !== 'surplus_returned' &&
      rows.update(
        { payment_id: streamId },
        {
          chargeback_unseen: false,
          review: outcome,
          reviewed_at: reviewedAt,
          reviewed_by: staffIdOf(actor) ?? actor,
        },
      ),
  },
});
