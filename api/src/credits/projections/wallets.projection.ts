import { defineProjection, type ProjectedEvent, type Rows } from '../../kernel/index.js';
import { postings } from '../ledger.js';
import type { WalletEvent } from '../wallet.events.js';

interface WalletRow {
  member_id: string;
  /** As the last movement says. */
  balance: number;
  /** The sum of all movements: it explains the balance, or shows that it is wrong (MNY-09). */
  moved: number;
}

function keep(event: ProjectedEvent<WalletEvent>, rows: Rows<WalletRow>): void {
  const moved = postings(event).find(({ account }) => account === 'member_wallets')?.credits ?? 0;
  rows.upsert({ member_id: event.streamId }, { set: { balance: event.data.balance }, add: { moved } });
}

export const wallets = defineProjection<WalletRow, WalletEvent>({
  name: 'wallets',
  revision: 5,
  mode: 'inline',
  key: ['member_id'],
  columns: { member_id: 'uuid', balance: 'bigint not null default 0', moved: 'bigint not null default 0' },
  indexes: ['(member_id) WHERE balance <> moved OR balance < 0'],
  on: {
    CreditsGranted: keep,
    CreditsBought: keep,
    CreditsSpent: keep,
    CreditsReturned: keep,
    CreditsHeld: keep,
    CreditsReleased: keep,
    CreditsLapsed: keep,
  },
});
