import { defineLive, type LiveNotice } from '../../kernel/index.js';
import { onMovements } from './movement.js';
import type { WalletEvent } from './wallet.events.js';

type Told = { streamId: string; version: number; data: WalletEvent['data'] };

/** Keeps the balance up to date on all open screens of a member. */
const tell = ({ streamId, version, data }: Told): LiveNotice[] => [
  { to: streamId, event: 'credits', data: { credits: data.balance, paid_user: data.paidUser, version } },
];

// Of an erased member nobody looks on; what is owed anew is told with the credits that pay it.
const { CreditsLapsed: _, WriteOffUndone: __, ...told } = onMovements(tell);

export const creditsLive = defineLive<WalletEvent>({ on: told });
