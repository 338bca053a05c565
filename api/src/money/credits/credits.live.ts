import { defineLive, type LiveNotice } from '../../kernel/index.js';
import type { WalletEvent } from './wallet.events.js';

type Told = { streamId: string; version: number; data: WalletEvent['data'] };

/** Keeps the balance up to date on all open screens of a member. */
const tell = ({ streamId, version, data }: Told): LiveNotice[] => [
  { to: streamId, event: 'credits', data: { credits: data.balance, paid_user: data.paidUser, version } },
];

export const creditsLive = defineLive<WalletEvent>({
  on: {
    CreditsGranted: tell,
    GoodwillGranted: tell,
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
