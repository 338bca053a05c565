import { LOCALES, type Locale } from './countries.js';
import type { Gift, GiftPicture, SettingsValues } from './settings.values.js';

/** What a drawing is called where the operator has no words of their own. */
const OWN: Record<GiftPicture, Record<Locale, string>> = {
  rose: { nl: 'Roos', en: 'Rose', de: 'Rose', es: 'Rosa', fr: 'Rose', it: 'Rosa', pl: 'Róża' },
  coffee: {
    nl: 'Kopje koffie',
    en: 'Cup of coffee',
    de: 'Tasse Kaffee',
    es: 'Taza de café',
    fr: 'Tasse de café',
    it: 'Tazza di caffè',
    pl: 'Filiżanka kawy',
  },
  kiss: { nl: 'Kus', en: 'Kiss', de: 'Kuss', es: 'Beso', fr: 'Baiser', it: 'Bacio', pl: 'Pocałunek' },
  heart: { nl: 'Hart', en: 'Heart', de: 'Herz', es: 'Corazón', fr: 'Cœur', it: 'Cuore', pl: 'Serce' },
  chocolates: {
    nl: 'Bonbons',
    en: 'Chocolates',
    de: 'Pralinen',
    es: 'Bombones',
    fr: 'Chocolats',
    it: 'Cioccolatini',
    pl: 'Czekoladki',
  },
  cocktail: {
    nl: 'Cocktail',
    en: 'Cocktail',
    de: 'Cocktail',
    es: 'Cóctel',
    fr: 'Cocktail',
    it: 'Cocktail',
    pl: 'Koktajl',
  },
  balloons: {
    nl: 'Ballonnen',
    en: 'Balloons',
    de: 'Luftballons',
    es: 'Globos',
    fr: 'Ballons',
    it: 'Palloncini',
    pl: 'Baloniki',
  },
  teddy: {
    nl: 'Knuffelbeer',
    en: 'Teddy bear',
    de: 'Teddybär',
    es: 'Osito de peluche',
    fr: 'Ours en peluche',
    it: 'Orsacchiotto',
    pl: 'Pluszowy miś',
  },
  bouquet: {
    nl: 'Bos bloemen',
    en: 'Bouquet',
    de: 'Blumenstrauß',
    es: 'Ramo de flores',
    fr: 'Bouquet de fleurs',
    it: 'Mazzo di fiori',
    pl: 'Bukiet kwiatów',
  },
  champagne: {
    nl: 'Champagne',
    en: 'Champagne',
    de: 'Champagner',
    es: 'Champán',
    fr: 'Champagne',
    it: 'Champagne',
    pl: 'Szampan',
  },
  star: {
    nl: 'Vallende ster',
    en: 'Shooting star',
    de: 'Sternschnuppe',
    es: 'Estrella fugaz',
    fr: 'Étoile filante',
    it: 'Stella cadente',
    pl: 'Spadająca gwiazda',
  },
  diamond: {
    nl: 'Diamant',
    en: 'Diamond',
    de: 'Diamant',
    es: 'Diamante',
    fr: 'Diamant',
    it: 'Diamante',
    pl: 'Diament',
  },
};

/** Never empty: where the operator says nothing in a language, the drawing has a name. */
export const giftNames = ({ picture, name }: Pick<Gift, 'picture' | 'name'>): Record<Locale, string> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, name[locale]?.trim() || OWN[picture][locale]])) as Record<
    Locale,
    string
  >;

/** Credits of the cheapest gift on sale (CLI-12); 0: none is. */
export function cheapestGift({ gifts }: Pick<SettingsValues, 'gifts'>): number {
  const prices = gifts.filter(({ retired }) => !retired).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : 0;
}

/** A gift on sale; undefined: there is no such one, or not any more. */
export const giftOnSale = ({ gifts }: Pick<SettingsValues, 'gifts'>, id: string): Gift | undefined =>
  gifts.find((gift) => gift.id === id && !gift.retired);
