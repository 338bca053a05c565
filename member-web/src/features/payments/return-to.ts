import { keptKey } from '../../lib/kept';
import { safePath } from '../../lib/return-path';

const keyOf = (paymentId: string) => keptKey(`return:${paymentId}`);

/** The provider's page lies between the order and its result, and its app may come back in another tab. */
export function rememberReturn(paymentId: string, back: string | undefined) {
  if (back) localStorage.setItem(keyOf(paymentId), back);
}

export const returnPath = (paymentId: string) => safePath(localStorage.getItem(keyOf(paymentId)));
