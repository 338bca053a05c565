import {
  column,
  defineProjection,
  type ProjectedEvent,
  readModelTable,
  type RowOf,
  type Rows,
  type Written,
} from '../../../kernel/index.js';
import type { BooksDeleted } from '../kept-books.events.js';
import { movementOf, onMovements } from '../movement.js';
import type { WalletEvent } from '../wallet.events.js';

export const LedgerMovementRow = readModelTable('ledger_movements', {
  /** The member's id, and the number of the movement in the wallet. */
  wallet: column.uuid({ primary: true }),
  number: column.integer({ primary: true }),
  /** By the movement's own clock, which decides the period that it belongs to. */
  at: column.timestamptz(),
  type: column.text<WalletEvent['type']>(),
  credits: column.integer(),
  taken: column.integer(),
  /** Money that came or went with it, in minor units. */
  amount: column.nullable(column.bigint()),
  currency: column.nullable(column.text()),
  payment_id: column.nullable(column.uuid()),
  /** The refund or charge-back. */
  cause_id: column.nullable(column.text()),
});
export type LedgerMovementRow = RowOf<typeof LedgerMovementRow>;

function keep(event: ProjectedEvent<WalletEvent>, rows: Rows<Written<LedgerMovementRow>>): void {
  const { at, type, credits, taken, money, paymentId, causeId } = movementOf(event);
  rows.upsert(
    { wallet: event.streamId, number: event.version },
    {
      at,
      type,
      credits,
      taken,
      amount: money?.amount ?? null,
      currency: money?.currency ?? null,
      payment_id: paymentId,
      cause_id: causeId,
    },
  );
}

/**
 * The ledger's journal (ADM-04), by the time of each movement. Kept when a member is forgotten, because the books need
 * it, and it names nobody; deleted with the books of its year.
 */
export const ledgerMovements = defineProjection<LedgerMovementRow, WalletEvent | BooksDeleted>({
  entity: LedgerMovementRow,
  revision: 1,
  mode: 'async',
  // `BooksDeleted` deletes rows of all wallets, and the books of a month wait until none is missing.
  order: 'log',
  indexes: ['(at, wallet, number)'],
  on: {
    ...onMovements(keep),
    BooksDeleted: ({ data: { before } }, rows) => rows.deleteBefore('at', before),
  },
});
