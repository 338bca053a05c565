import type { Movement } from '../credits/index.js';
import type { UncreditedPayment } from '../payments/index.js';

/**
 * A movement of the wallet, or a payment that moved nothing. `opening` and `balance`: of the wallet, before and after.
 */
export type Entry = { position: Position; opening: number; balance: number; at: string } & (
  { movement: Movement; payment: null } | { movement: null; payment: UncreditedPayment }
);

/** How far both sources have been read: below this movement, and below this payment; null: not begun. */
export interface Position {
  movement: number | null;
  payment: { placedAt: string; paymentId: string } | null;
}

export const START: Position = { movement: null, payment: null };

/**
 * One list of both, newest first. The movements keep the order of the wallet, so that each balance is the one below and
 * the entry's own credits, even if the clocks of two processes differ; a payment comes before the first movement that
 * is older. Every entry depends on what is below it alone, so a list that is read from a position goes on as if it had
 * not been interrupted (decision 91).
 */
export async function* statementOf(
  movements: AsyncGenerator<Movement>,
  payments: AsyncGenerator<UncreditedPayment>,
  from: Position = START,
): AsyncGenerator<Entry> {
  let position = from;
  let [movement, payment] = await Promise.all([movements.next(), payments.next()]);
  for (;;) {
    if (!payment.done && (movement.done || payment.value.placedAt > movement.value.at)) {
      const { value } = payment;
      const { placedAt, paymentId } = value;
      position = { ...position, payment: { placedAt, paymentId } };
      const balance = movement.done ? 0 : movement.value.balance;
      yield { position, opening: balance, balance, at: placedAt, movement: null, payment: value };
      payment = await payments.next();
    } else if (!movement.done) {
      const { value } = movement;
      position = { ...position, movement: value.id };
      yield { position, opening: value.opening, balance: value.balance, at: value.at, movement: value, payment: null };
      movement = await movements.next();
    } else return;
  }
}

const CURSOR = /^(\d{1,10})?~(?:(\d{1,15})~([0-9a-f-]{36}))?$/;

/** For the address of the next page. */
export const toCursor = ({ movement, payment }: Position): string =>
  `${movement ?? ''}~${payment ? `${Date.parse(payment.placedAt)}~${payment.paymentId}` : ''}`;

/** As it was made by `toCursor`, for a contract. */
export const CURSOR_PATTERN = '^([1-9][0-9]{0,8})?~([1-9][0-9]{0,13}~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$';

export function fromCursor(cursor: string): Position {
  const [, movement, placedAt, paymentId] = CURSOR.exec(cursor) ?? [];
  return {
    movement: movement ? Number(movement) : null,
    payment: placedAt && paymentId ? { placedAt: new Date(Number(placedAt)).toISOString(), paymentId } : null,
  };
}
