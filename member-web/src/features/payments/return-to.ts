import { safePath } from '../../lib/return-path';

const keyOf = (paymentId: string) => `return:${paymentId}`;

/** The provider's page lies between the order and its result, so the way back waits in this tab. */
export function rememberReturn(paymentId: string, back: string | undefined) {
  if (back) sessionStorage.setItem(keyOf(paymentId), back);
}

export const returnPath = (paymentId: string) => safePath(sessionStorage.getItem(keyOf(paymentId)));
