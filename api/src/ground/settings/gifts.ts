import type { Locale } from './countries.js';
import { namedEverywhere } from './fictional-texts.js';
import { MESSAGES } from './messages.js';
import { isOwnPicture, type Gift, type SettingsValues } from './settings.values.js';

/** Never empty: where the operator says nothing in a language, the drawing has a name, or another language must do. */
export const giftNames = ({ picture, name }: Pick<Gift, 'picture' | 'name'>): Record<Locale, string> => {
  const drawn = isOwnPicture(picture) ? null : picture;
  return namedEverywhere(name, drawn && ((locale) => MESSAGES[locale].gifts[drawn]));
};

/** Credits of the cheapest gift on sale (CLI-12); 0: none is. */
export function cheapestGift({ gifts }: Pick<SettingsValues, 'gifts'>): number {
  const prices = gifts.filter(({ retired }) => !retired).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

/** A gift on sale; undefined: there is no such one, or not any more. */
export const giftOnSale = ({ gifts }: Pick<SettingsValues, 'gifts'>, id: string): Gift | undefined =>
  gifts.find((gift) => gift.id === id && !gift.retired);
