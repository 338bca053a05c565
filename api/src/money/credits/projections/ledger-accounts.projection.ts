import {
  column,
  defineProjection,
  type ProjectedEvent,
  readModelTable,
  type RowOf,
  type Rows,
} from '../../../kernel/index.js';
import { postings } from '../ledger.js';
import { onMovements } from '../movement.js';
import type { WalletEvent } from '../wallet.events.js';

const LedgerAccountRow = readModelTable('ledger_accounts', {
  account: column.text({ primary: true }),
  balance: column.bigint({ default: 0 }),
});
type LedgerAccountRow = RowOf<typeof LedgerAccountRow>;

const post = (event: ProjectedEvent<WalletEvent>, rows: Rows<LedgerAccountRow>): void => {
  for (const { account, credits } of postings(event)) rows.upsert({ account }, {}, { add: { balance: credits } });
};

/** Built from movements rather than balances, so it checks the wallets independently (MNY-09). */
export const ledgerAccounts = defineProjection<LedgerAccountRow, WalletEvent>({
  entity: LedgerAccountRow,
  revision: 6,
  mode: 'inline',
  on: onMovements(post),
});
