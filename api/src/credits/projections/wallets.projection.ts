import { defineProjection, type ProjectedEvent, type Rows } from '../../kernel/index.js';
import type { WalletEvent } from '../wallet.events.js';

interface WalletRow {
  member_id: string;
  balance: number;
}

const keep = ({ streamId, data: { balance } }: ProjectedEvent<WalletEvent>, rows: Rows<WalletRow>): void =>
  rows.upsert({ member_id: streamId }, { set: { balance } });

export const wallets = defineProjection<WalletRow, WalletEvent>({
  name: 'wallets',
  revision: 4,
  mode: 'inline',
  key: ['member_id'],
  columns: { member_id: 'uuid', balance: 'bigint not null default 0' },
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
