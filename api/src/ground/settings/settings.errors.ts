import { defineError } from '../../kernel/index.js';

/** Somebody else saved meanwhile: nothing of theirs is overwritten unseen. */
export const settingsOutdated = defineError<{ version: number }>('settings_outdated', 409);
/** What something costs now: credits for a message, minor units of `currency` for an order. */
type PriceNow = { price: number } | { price: number; discount: number; total: number; currency: string };
/** Not what its reader was shown (MNY-12). Nothing was taken; asked again at the price of `params`, it is done. */
export const priceChanged = defineError<PriceNow>('price_changed', 409);
export const settingsVersionNotFound = defineError('settings_version_not_found', 404);
