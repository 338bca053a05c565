import {
  column,
  defineProjection,
  type ProjectedEvent,
  readModelTable,
  type RowOf,
  type Rows,
} from '../../../kernel/index.js';
import { postings, type LedgerAccount, type Posting } from '../ledger.js';
import { onMovements } from '../movement.js';
import type { WalletEvent } from '../wallet.events.js';

const WalletRow = readModelTable('wallets', {
  member_id: column.uuid({ primary: true }),
  /** The balance in the latest movement. */
  balance: column.bigint({ default: 0 }),
  /** The sum of all movements, which must equal the balance (MNY-09). */
  moved: column.bigint({ default: 0 }),
  /** The debt in the latest movement, and (`owed`) the sum of all movements of debt. */
  debt: column.bigint({ default: 0 }),
  owed: column.bigint({ default: 0 }),
});
type WalletRow = RowOf<typeof WalletRow>;

/** The movements do not add up to the balance, or a figure is negative: the books list such a wallet. */
export const DIFFERS = 'balance <> moved OR debt <> owed OR balance < 0 OR debt < 0';

function keep(event: ProjectedEvent<WalletEvent>, rows: Rows<WalletRow>): void {
  const { balance, ...data } = event.data;
  const entries = postings(event);
  const moved = sumOf(entries, 'member_wallets');
  if (!('debt' in data)) return void rows.upsert({ member_id: event.streamId }, { balance }, { add: { moved } });
  const owed = -sumOf(entries, 'debt');
  rows.upsert({ member_id: event.streamId }, { balance, debt: data.debt }, { add: { moved, owed } });
}

const sumOf = (entries: readonly Posting[], account: LedgerAccount): number =>
  entries.find((entry) => entry.account === account)?.credits ?? 0;

// What a refund is for left the wallet when it was asked for.
const { CreditsRefunded: _, ...moving } = onMovements(keep);

export const wallets = defineProjection<WalletRow, WalletEvent>({
  entity: WalletRow,
  revision: 8,
  mode: 'inline',
  // None on the balance, not even as a condition: with it every movement would write to every index.
  indexes: ['(debt DESC, member_id) WHERE debt > 0'],
  on: moving,
});
