import type { Part, WalletEvent } from './wallet.events.js';

/** What the credits of one purchase went to, wholly or in part; times are ISO 8601. */
export interface PurchaseUse {
  /** Of this purchase, without what came back. */
  credits: number;
  messages: number;
  photos: number;
  gifts: number;
  firstAt: string | null;
  lastAt: string | null;
  /** By the payment company's id of a charge-back: credits that it took from the wallet, and those owed then. */
  chargeBacks: ReadonlyMap<string, { taken: number; owed: number }>;
}

type UsedFor = 'message' | 'photo' | 'gift';
const usedFor = ({ gift, photo }: { gift?: string; photo?: true }): UsedFor =>
  gift !== undefined ? 'gift' : photo ? 'photo' : 'message';

/** `events`: of the wallet, oldest first. */
export function useOf(events: readonly WalletEvent[], paymentId: string): PurchaseUse {
  const spent = new Map<string, { for: UsedFor; credits: number; at: string }>();
  const chargeBacks = new Map<string, { taken: number; owed: number }>();
  let lot: number | undefined;
  const ownOf = (parts: readonly Part[]) => parts.find((part) => part.lot === lot)?.credits ?? 0;
  for (const { type, data } of events) {
    if (type === 'CreditsBought' && data.paymentId === paymentId) lot = data.lot;
    if (type === 'CreditsSpent') {
      const credits = ownOf(data.from);
      if (credits > 0) spent.set(data.reason, { for: usedFor(data), credits, at: data.spentAt });
    }
    if (type === 'CreditsReturned') spent.delete(data.reason);
    if (type === 'CreditsChargedBack' && data.paymentId === paymentId)
      chargeBacks.set(data.chargebackId, { taken: data.taken, owed: data.credits - data.taken });
  }
  const all = [...spent.values()];
  const count = (what: UsedFor) => all.filter((one) => one.for === what).length;
  return {
    credits: all.reduce((sum, { credits }) => sum + credits, 0),
    messages: count('message'),
    photos: count('photo'),
    gifts: count('gift'),
    firstAt: all[0]?.at ?? null,
    lastAt: all.at(-1)?.at ?? null,
    chargeBacks,
  };
}
