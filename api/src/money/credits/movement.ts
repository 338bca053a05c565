import type { Money } from '../../ground/settings/domain.js';
import type { WalletEvent } from './wallet.events.js';

/** A movement as the ledger keeps it: when it happened, and the money and the cause that are known of it. */
export interface LedgerMovement {
  at: string;
  type: WalletEvent['type'];
  credits: number;
  /** Of a charge-back: the credits that were still in the wallet. */
  taken: number;
  money: Money | null;
  /** The payment, refund or charge-back that it comes from. */
  paymentId: string | null;
  causeId: string | null;
}

export function movementOf({ type, data }: WalletEvent): LedgerMovement {
  const told = { type, credits: data.credits, taken: 0, money: null, paymentId: null, causeId: null };
  switch (type) {
    case 'CreditsGranted':
      return { ...told, at: data.grantedAt };
    case 'GoodwillGranted':
      return { ...told, at: data.grantedAt, causeId: data.proposalId };
    case 'CreditsBought':
      return { ...told, at: data.boughtAt, money: data.paid, paymentId: data.paymentId };
    case 'CreditsSpent':
      return { ...told, at: data.spentAt };
    case 'CreditsReturned':
      return { ...told, at: data.returnedAt };
    case 'CreditsHeld':
      return { ...told, at: data.heldAt, causeId: data.refundId };
    case 'CreditsReleased':
      return { ...told, at: data.releasedAt, causeId: data.refundId };
    case 'CreditsRefunded':
      return { ...told, at: data.refundedAt, money: data.amount, causeId: data.refundId };
    case 'CreditsLapsed':
      return { ...told, at: data.lapsedAt };
    case 'CreditsChargedBack': {
      const { chargedBackAt: at, taken, amount: money, paymentId, chargebackId: causeId } = data;
      return { ...told, at, taken, money, paymentId, causeId };
    }
    case 'CreditsReinstated': {
      const { reinstatedAt: at, amount: money, paymentId, chargebackId: causeId } = data;
      return { ...told, at, money, paymentId, causeId };
    }
    case 'DebtSettled':
      return { ...told, at: data.settledAt };
    case 'DebtWrittenOff':
      return { ...told, at: data.writtenOffAt };
    case 'WriteOffUndone':
      return { ...told, at: data.undoneAt, causeId: data.chargebackId };
  }
}

/** One handler for every movement of a wallet. */
export const onMovements = <Handler>(handler: Handler): Record<WalletEvent['type'], Handler> => ({
  CreditsGranted: handler,
  GoodwillGranted: handler,
  CreditsBought: handler,
  CreditsSpent: handler,
  CreditsReturned: handler,
  CreditsHeld: handler,
  CreditsReleased: handler,
  CreditsRefunded: handler,
  CreditsLapsed: handler,
  CreditsChargedBack: handler,
  CreditsReinstated: handler,
  DebtSettled: handler,
  DebtWrittenOff: handler,
  WriteOffUndone: handler,
});
