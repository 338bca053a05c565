export { ChangeSettings } from './commands/change-settings.command.js';
export { SettingsModule } from './settings.module.js';
export { COUNTRIES, COUNTRY_CODES, isCountry, isLocale, LOCALES, type Country, type Locale } from './countries.js';
export { Settings } from './current-settings.js';
export { isRegionOf } from './regions.js';
export { MoneySchema } from './settings.schema.js';
export type { Money, Package, SearchField, SettingsValues } from './settings.values.js';
export { termsVersion } from './terms.js';
export { fictionalTexts, type FictionalTexts } from './fictional-texts.js';
