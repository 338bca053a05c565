import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-client/api-error';
import { settingsQuery } from './settings';

/** Lists of prices; each is asked for anew once one of them turned out to be old. */
const PRICED = ['/api/packages', '/api/payment-methods', '/api/pricing', '/api/orders/last'];

/**
 * MNY-12: what was refused at the price on the screen is shown at the one that holds, wherever it stands. A message's
 * comes with the refusal: another process of the server might still tell the old one.
 * @param pricedBy the setting that tells what was refused; null: none does, as with gifts
 */
export function takeNewPrice(
  cache: QueryClient,
  error: unknown,
  pricedBy: 'message_credits' | 'photo_credits' | null = 'message_credits',
) {
  if (!isApiError(error, 'price_changed')) return;
  const { price, currency } = error.params;
  const { queryKey } = settingsQuery();
  if (currency === undefined) {
    if (pricedBy) cache.setQueryData(queryKey, (now) => now && { ...now, [pricedBy]: Number(price) });
  } else {
    // What a message costs may have changed with it.
    void cache.invalidateQueries({ queryKey });
  }
  void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => PRICED.includes(String(path)) });
}
