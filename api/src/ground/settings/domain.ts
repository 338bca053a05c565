// Without the texts in seven languages, which no rule asks for.
export { COUNTRIES, COUNTRY_CODES, isCountry, isLocale, LOCALES, type Country, type Locale } from './countries.js';
export { INTERESTS } from './interests.js';
export { ENDED_METHODS, MAX_OWN_INTERESTS, OWN_INTEREST } from './settings.values.js';
export type { Money, OfferedMethod, Package, SearchField, SettingsValues, StepToMark } from './settings.values.js';
export { LANDERS, type Lander, type LanderPage } from './landers/lander-page.js';
export type { MailText, MailWords } from './mail-text.values.js';
export { REASON_KINDS, REASON_RULES, type ReasonKind } from './reason-template.values.js';
export { isRegionOf, regionName, REGIONS } from './regions.js';
export { maySignUp } from './sign-ups.js';
export { priceChanged } from './settings.errors.js';
export { termsVersion } from './terms.js';
export { packagesFor } from './prices.js';
export { share } from './share.js';
export type { Raise } from './settings.js';
