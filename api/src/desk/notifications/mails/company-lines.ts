import type { Locale, SettingsValues } from '../../../ground/settings/domain.js';
import { MESSAGES } from '../messages.js';

type Company = Pick<
  SettingsValues,
  'companyName' | 'companyAddress' | 'companyCity' | 'companyCountry' | 'companyKvk' | 'companyVatNumbers'
>;

/** The legally required company details of a business letter; those the operator left empty are omitted. */
export function companyLines(company: Company, language: Locale): string[] {
  const { companyName, companyAddress, companyCity, companyCountry, companyKvk, companyVatNumbers } = company;
  if (!companyName) return [];
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(companyCountry) ?? companyCountry;
  const place = [companyAddress, companyCity, country].filter(Boolean).join(', ');
  const register = companyKvk && `${MESSAGES[language].frame.register} ${companyKvk}`;
  return [companyName, place, [register, ...companyVatNumbers].filter(Boolean).join(' · ')].filter(Boolean);
}
