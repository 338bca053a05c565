import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { BlockedKind } from './blocked.events.js';

/** In capitals without spaces; null if it is not a valid IBAN. */
export function normaliseIban(text: string): string | null {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) ? iban : null;
}

export const isSepaIban = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));

/** A mobile number in international form; `country`: assumed for a number without a country prefix. */
export function normalisePhone(text: string, country: string | null): { number: string; country: string } | null {
  const found = parsePhoneNumberFromString(text, (country ?? undefined) as CountryCode | undefined);
  if (!found?.isValid() || !found.country) return null;
  const type = found.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? { number: found.number, country: found.country } : null;
}

/** A form that staff can recognise but that does not reveal the whole value. */
export function masked(kind: BlockedKind, value: string): string {
  const start = kind === 'iban' ? 2 : 3;
  return `${value.slice(0, start)}•••• ${value.slice(-4)}`;
}
