import { defineError } from '../../kernel/domain.js';

/** The settings changed since the editor loaded them; saving would overwrite changes the editor has not seen. */
export const settingsOutdated = defineError<{ version: number }>('settings_outdated', 409);
/** The current price: credits for a message, minor units of `currency` for an order. */
type PriceNow = { price: number } | { price: number; discount: number; total: number; currency: string };
/** The price differs from the one shown (MNY-12). Nothing was charged; a retry at the price in `params` succeeds. */
export const priceChanged = defineError<PriceNow>('price_changed', 409);
export const settingsVersionNotFound = defineError('settings_version_not_found', 404);
