import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import type { BlockedKind } from './blocked.events.js';

/** Without spaces, in capitals; null when it is none. */
export function normaliseIban(text: string): string | null {
  const iban = electronicFormatIBAN(text) ?? '';
  return isValidIBAN(iban) ? iban : null;
}

export const isSepaIban = (iban: string): boolean => isSEPACountry(iban.slice(0, 2));

/** A mobile number in international form; `country`: what a number without one belongs to. */
export function normalisePhone(text: string, country: string | null): { number: string; country: string } | null {
  const found = parsePhoneNumberFromString(text, (country ?? undefined) as CountryCode | undefined);
  if (!found?.isValid() || !found.country) return null;
  const type = found.getType();
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? { number: found.number, country: found.country } : null;
}

/** What people recognise it by without it being told whole. */
export function masked(kind: BlockedKind, value: string): string {
  const start = kind === 'iban' ? 2 : 3;
  return `${value.slice(0, start)}•••• ${value.slice(-4)}`;
}
