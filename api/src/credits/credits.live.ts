import { defineLive, type LiveNotice } from '../kernel/index.js';
import type { WalletEvent } from './wallet.events.js';

/** Every open screen of a member shows the same balance. */
const tell = ({ streamId, data }: { streamId: string; data: WalletEvent['data'] }): LiveNotice[] => [
  { to: streamId, event: 'credits', data: { credits: data.balance, paid_user: data.paidUser } },
];

export const creditsLive = defineLive<WalletEvent>({
  on: {
    CreditsGranted: tell,
    CreditsBought: tell,
    CreditsSpent: tell,
    CreditsReturned: tell,
    CreditsHeld: tell,
    CreditsReleased: tell,
    CreditsRefunded: tell,
    CreditsChargedBack: tell,
    CreditsReinstated: tell,
    DebtSettled: tell,
    DebtWrittenOff: tell,
  },
});
