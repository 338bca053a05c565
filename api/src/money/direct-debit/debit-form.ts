import { isSepaIban, normaliseIban, normalisePhone } from '../payment-bans/index.js';
import { invalidInput, shortText, type FieldError } from '../../kernel/index.js';
import type { DebtorDto } from './debits.dto.js';

export interface Debtor {
  holder: string;
  iban: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** In international form. */
  phone: string;
}

/**
 * Normalises the form, or refuses it field by field. `country`: the member's, assumed for a number without a country
 * prefix; text messages are sent only to `countries`.
 */
export function readDebtor(
  body: DebtorDto,
  { country, countries }: { country: string | null; countries: readonly string[] },
): Debtor {
  const iban = normaliseIban(body.iban);
  const phone = normalisePhone(body.phone, country);
  const wrong: FieldError[] = (['account_holder', 'street', 'house_number', 'zip', 'city'] as const)
    .filter((field) => shortText(body[field]) === '')
    .map((field) => ({ field, code: 'required' }));
  if (!iban) wrong.push({ field: 'iban', code: shortText(body.iban) ? 'invalid_iban' : 'required' });
  else if (!isSepaIban(iban)) wrong.push({ field: 'iban', code: 'not_sepa' });
  if (!phone || !countries.includes(phone.country))
    wrong.push({ field: 'phone', code: shortText(body.phone) ? 'invalid_phone' : 'required' });
  if (!iban || !phone || wrong.length > 0) throw invalidInput(wrong);
  return {
    holder: shortText(body.account_holder),
    iban,
    phone: phone.number,
    street: shortText(body.street),
    houseNumber: shortText(body.house_number),
    zip: shortText(body.zip),
    city: shortText(body.city),
  };
}
