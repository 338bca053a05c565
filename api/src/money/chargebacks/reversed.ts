import type { Payment } from '../payments/index.js';

/** Whether the payment company reported that the bank gave the money of this charge-back back. */
export const isReversed = ({ chargebacks }: Payment, reference: string): boolean =>
  chargebacks[reference]?.reversed ?? false;
