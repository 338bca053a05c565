import { PaymentMethod, PaymentStatus, RefundStatus } from '@mollie/api-client';
import type { Money } from '../../../ground/settings/index.js';
import type { PaymentReport } from '../payment.js';
import type { RefundReport } from '../payment-provider.js';

/** Our methods by Mollie's names. A method that is not listed here is chosen on Mollie's own page. */
export const METHODS: Readonly<Record<string, PaymentMethod>> = {
  prezelewy24: PaymentMethod.przelewy24,
  blik: PaymentMethod.blik,
  sct: PaymentMethod.banktransfer,
  mastercard: PaymentMethod.creditcard,
  visa: PaymentMethod.creditcard,
  maestro: PaymentMethod.creditcard,
  creditcard: PaymentMethod.creditcard,
  nexi: PaymentMethod.creditcard,
  cartebancaire: PaymentMethod.creditcard,
  ideal: PaymentMethod.ideal,
  bancontact: PaymentMethod.bancontact,
  applepay: PaymentMethod.applepay,
  paysafecard: PaymentMethod.paysafecard,
  paypal: PaymentMethod.paypal,
  eps: PaymentMethod.eps,
};

export const PAYMENT_STATUS: Record<PaymentStatus, PaymentReport['status']> = {
  [PaymentStatus.open]: 'pending',
  [PaymentStatus.pending]: 'pending',
  [PaymentStatus.authorized]: 'pending',
  [PaymentStatus.paid]: 'completed',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.expired]: 'failed',
  [PaymentStatus.canceled]: 'cancelled',
};

export const REFUND_STATUS: Record<RefundStatus, RefundReport['status']> = {
  [RefundStatus.queued]: 'pending',
  [RefundStatus.pending]: 'pending',
  [RefundStatus.processing]: 'pending',
  [RefundStatus.refunded]: 'completed',
  [RefundStatus.failed]: 'failed',
  [RefundStatus.canceled]: 'failed',
};

interface Amount {
  value: string;
  currency: string;
}

/** `{ value: '9.99', currency: 'EUR' }`: a string with exactly the decimals of its currency, never a float. */
export function toAmount({ amount, currency }: Money): Amount {
  const decimals = decimalsOf(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  return { value: decimals ? `${whole}.${digits.slice(-decimals)}` : whole, currency };
}

export function toMoney({ value, currency }: Amount): Money {
  const [, whole, part = ''] = /^(\d{1,13})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  const decimals = decimalsOf(currency);
  if (whole === undefined || part.length > decimals) throw new Error(`not an amount: ${value} ${currency}`);
  return { amount: Number(whole + part.padEnd(decimals, '0')), currency };
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Country of the card, or of the bank account by the first two letters of its IBAN. No other detail is read. */
export function payerCountry(details: unknown): string | null {
  const { cardCountryCode, consumerAccount } = (details ?? {}) as Record<string, unknown>;
  for (const said of [cardCountryCode, consumerAccount]) {
    const country = typeof said === 'string' && /^[A-Z]{2}(?=\d{2}|$)/.exec(said)?.[0];
    if (country) return country;
  }
  return null;
}
