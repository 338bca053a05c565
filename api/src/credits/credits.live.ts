import { defineLive } from '../kernel/index.js';
import type { WalletEvent } from './wallet.events.js';

/** Every open screen of a member shows the same balance. `paid_user` is told when a purchase makes it true. */
export const creditsLive = defineLive<WalletEvent>({
  on: {
    CreditsGranted: ({ streamId, data }) => [{ to: streamId, event: 'credits', data: { credits: data.balance } }],
    CreditsBought: ({ streamId, data }) => [{ to: streamId, event: 'credits', data: { credits: data.balance, paid_user: true } }],
    CreditsSpent: ({ streamId, data }) => [{ to: streamId, event: 'credits', data: { credits: data.balance } }],
  },
});
