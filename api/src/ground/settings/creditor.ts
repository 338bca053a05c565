import { isSEPACountry, isValidIBAN } from 'ibantools';
import type { FieldError } from '../../kernel/domain.js';
import type { SettingsValues } from './settings.values.js';

type Creditor = Pick<SettingsValues, 'debitCreditorId' | 'debitIban'>;

/**
 * A typo in either would only be noticed when the bank rejects the file. Values that are already stored are accepted.
 */
export function creditorProblems({ debitCreditorId, debitIban }: Creditor, before: Creditor): FieldError[] {
  const wrong: FieldError[] = [];
  if (debitCreditorId && debitCreditorId !== before.debitCreditorId && !isCreditorId(debitCreditorId))
    wrong.push({ field: 'debit_creditor_id', code: 'invalid_creditor_id' });
  if (debitIban && debitIban !== before.debitIban && !isCollecting(debitIban))
    wrong.push({ field: 'debit_iban', code: 'invalid_iban' });
  return wrong;
}

const isCollecting = (iban: string) => isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2));

/** Country, check digits, three characters of the creditor's own choice (not checked), the national identifier. */
const CREDITOR_ID = /^([A-Z]{2}\d{2})[A-Z\d]{3}([A-Z\d]{1,28})$/i;

/** Checked by ISO 7064, mod 97-10, as in an IBAN. */
function isCreditorId(id: string): boolean {
  const [, start = '', national = ''] = CREDITOR_ID.exec(id) ?? [];
  if (!national || !isSEPACountry(start.slice(0, 2))) return false;
  const digits = [...`${national}${start}`].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
