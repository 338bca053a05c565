import { defineProjection, type ProjectedEvent, type Rows } from '../../../kernel/index.js';
import { postings } from '../ledger.js';
import type { WalletEvent } from '../wallet.events.js';

interface LedgerAccountRow {
  account: string;
  balance: number;
}

const post = (event: ProjectedEvent<WalletEvent>, rows: Rows<LedgerAccountRow>): void => {
  for (const { account, credits } of postings(event)) rows.upsert({ account }, { add: { balance: credits } });
};

/** Built from movements rather than balances, so it checks the wallets independently (MNY-09). */
export const ledgerAccounts = defineProjection<LedgerAccountRow, WalletEvent>({
  name: 'ledger_accounts',
  revision: 6,
  mode: 'inline',
  key: ['account'],
  columns: { account: 'text', balance: 'bigint not null default 0' },
  on: {
    CreditsGranted: post,
    CreditsBought: post,
    CreditsSpent: post,
    CreditsReturned: post,
    CreditsHeld: post,
    CreditsReleased: post,
    CreditsRefunded: post,
    CreditsLapsed: post,
    CreditsChargedBack: post,
    CreditsReinstated: post,
    DebtSettled: post,
    DebtWrittenOff: post,
    WriteOffUndone: post,
  },
});
