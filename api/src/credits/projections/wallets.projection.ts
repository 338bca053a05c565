import { defineProjection } from '../../kernel/index.js';
import type { WalletEvent } from '../wallet.events.js';

interface WalletRow {
  member_id: string;
  balance: number;
}

export const wallets = defineProjection<WalletRow, WalletEvent>({
  name: 'wallets',
  revision: 1,
  mode: 'inline',
  key: ['member_id'],
  columns: { member_id: 'uuid', balance: 'bigint not null default 0' },
  on: {
    CreditsGranted: ({ streamId, data }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { balance: data.balance } }),
    CreditsBought: ({ streamId, data }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { balance: data.balance } }),
    CreditsSpent: ({ streamId, data }, rows) =>
      rows.upsert({ member_id: streamId }, { set: { balance: data.balance } }),
  },
});
