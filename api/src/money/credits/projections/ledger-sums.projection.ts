import {
  column,
  defineProjection,
  type ProjectedEvent,
  readModelTable,
  type RowOf,
  type Rows,
  type Written,
} from '../../../kernel/index.js';
import { bearsMoney } from '../ledger.js';
import { movementOf, onMovements } from '../movement.js';
import type { WalletEvent } from '../wallet.events.js';

const LedgerSumRow = readModelTable('ledger_sums', {
  /** The beginning of a quarter of an hour: every time zone begins its days with one. */
  since: column.timestamptz({ primary: true }),
  type: column.text<WalletEvent['type']>({ primary: true }),
  /** Empty where no money came or went. */
  currency: column.text({ primary: true }),
  movements: column.bigint({ default: 0 }),
  credits: column.bigint({ default: 0 }),
  taken: column.bigint({ default: 0 }),
  /** In minor units. */
  amount: column.bigint({ default: 0 }),
});
type LedgerSumRow = RowOf<typeof LedgerSumRow>;

const QUARTER = 15 * 60_000;

function add(event: ProjectedEvent<WalletEvent>, rows: Rows<Written<LedgerSumRow>>): void {
  const { at, type, credits, taken, money } = movementOf(event);
  const since = new Date(Math.floor(Date.parse(at) / QUARTER) * QUARTER).toISOString();
  const { amount, currency } = money && bearsMoney(type) ? money : { amount: 0, currency: '' };
  rows.upsert({ since, type, currency }, {}, { add: { movements: 1, credits, taken, amount } });
}

/**
 * Sums of movements by time, from which the balances of any moment follow without reading the journal (ADM-04). They
 * stay when the books of a year are deleted: they are what later years begin with.
 */
export const ledgerSums = defineProjection<LedgerSumRow, WalletEvent>({
  entity: LedgerSumRow,
  revision: 1,
  mode: 'async',
  // The books of a month wait until none is missing.
  order: 'log',
  on: onMovements(add),
});
