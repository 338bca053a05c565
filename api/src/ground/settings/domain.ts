// Without the texts in seven languages, which no rule asks for.
export {
  COUNTRIES,
  COUNTRY_CODES,
  isCountry,
  isLocale,
  LOCALES,
  perLocale,
  type Country,
  type Locale,
} from './countries.js';
export { INTERESTS } from './interests.js';
export {
  CURRENCIES,
  ENDED_METHODS,
  GIFT_PICTURES,
  ICEBREAKER_PLACEHOLDERS,
  isOwnPicture,
  MAX_OWN_INTERESTS,
  OWN_INTEREST,
  PAYMENT_METHOD_IDS,
  PHOTO_INSPECTIONS,
  PROFILE_FIELDS,
  PROFILE_NOTES,
  SEARCH_FIELDS,
  SIGNUPS,
} from './settings.values.js';
export type {
  Money,
  OfferedMethod,
  OwnPicture,
  Package,
  SearchField,
  SettingsValues,
  StepToMark,
} from './settings.values.js';
export { LANDERS, WITH_SLUG, type LanderPage, type LanderPicture, type LanderVideo } from './landers/lander-page.js';
export type { MailText, MailWords } from './mail-text.values.js';
export { REASON_KINDS, REASON_RULES, REPORTED_WORST_FIRST, type ReasonKind } from './reason-template.values.js';
export { isRegionOf, regionName, REGIONS } from './regions.js';
export { maySignUp } from './sign-ups.js';
export { priceChanged } from './settings.errors.js';
export { termsVersion } from './terms.js';
export { packagesFor } from './prices.js';
export { share } from './share.js';
export type { Raise } from './settings.js';
