import type { MemberEvent } from '../../members/accounts/index.js';
import type { WalletEvent } from '../../money/credits/domain.js';
import type { Step, StepEvent } from './step.events.js';

export const MEMBER_STEPS = ['SignedUp', 'EmailConfirmed'] as const satisfies MemberEvent['type'][];
export const WALLET_STEPS = [
  'CreditsBought',
  'CreditsRefunded',
  'CreditsChargedBack',
  'CreditsReinstated',
] as const satisfies WalletEvent['type'][];
export type MemberStep = Extract<MemberEvent, { type: (typeof MEMBER_STEPS)[number] }>;
export type WalletStep = Extract<WalletEvent, { type: (typeof WALLET_STEPS)[number] }>;

/** When a step was done (UTC). */
export function instantOf({ type, data }: MemberStep | WalletStep): string {
  switch (type) {
    case 'SignedUp':
      return data.signedUpAt;
    case 'EmailConfirmed':
      return data.confirmedAt;
    case 'CreditsBought':
      return data.boughtAt;
    case 'CreditsRefunded':
      return data.refundedAt;
    case 'CreditsChargedBack':
      return data.chargedBackAt;
    case 'CreditsReinstated':
      return data.reinstatedAt;
  }
}

/** The step as it is counted, without its member. `first`: of a purchase, whether it is the member's first. */
export function countedStep({ type, data }: MemberStep | WalletStep, counted: Step, first: boolean): StepEvent {
  switch (type) {
    case 'SignedUp':
      return { type: 'SignUpCounted', data: counted };
    case 'EmailConfirmed':
      return { type: 'ConfirmationCounted', data: counted };
    case 'CreditsBought':
      return { type: 'PurchaseCounted', data: { ...counted, first, paid: data.paid } };
    case 'CreditsRefunded':
    case 'CreditsChargedBack':
      return { type: 'PaymentBackCounted', data: { ...counted, amount: data.amount } };
    case 'CreditsReinstated':
      return { type: 'PaymentRegainedCounted', data: { ...counted, amount: data.amount } };
  }
}
