/** How people pay with a method: what its company asks for on its page. */
export type Way = 'bank' | 'card' | 'wallet' | 'code' | 'voucher' | 'transfer';

const WAYS: Readonly<Record<string, Way>> = {
  ideal: 'bank',
  eps: 'bank',
  prezelewy24: 'bank',
  giropay: 'bank',
  sofort: 'bank',
  mastercard: 'card',
  visa: 'card',
  creditcard: 'card',
  maestro: 'card',
  nexi: 'card',
  cartebancaire: 'card',
  bancontact: 'card',
  paypal: 'wallet',
  applepay: 'wallet',
  blik: 'code',
  paysafecard: 'voucher',
  sct: 'transfer',
};

export const wayOf = (method: string): Way => WAYS[method] ?? 'wallet';

export interface WayInput {
  bank?: string | undefined;
  number?: string | undefined;
  expiry?: string | undefined;
  cvc?: string | undefined;
  code?: string | undefined;
}

/** A test card number that is always refused, as real companies offer. */
export const REFUSED_CARD = '4000000000000002';
const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** What is wrong with the input; null: nothing. A field that was not on the form is not required. */
export function problemIn(way: Way, input: WayInput, now: Date): string | null {
  const { bank, number, expiry, cvc, code } = input;
  switch (way) {
    case 'bank':
      return bank === '' ? 'Choose your bank.' : null;
    case 'card':
      if (number !== undefined && !isCardNumber(digitsOf(number))) return 'This is not a card number.';
      if (expiry !== undefined && !isAhead(expiry, now)) return 'The card has expired, or its month is not MM/YY.';
      return cvc === undefined || /^\d{3,4}$/.test(cvc) ? null : 'The security code has 3 or 4 digits.';
    case 'code':
      return code === undefined || /^\d{6}$/.test(digitsOf(code)) ? null : 'The code has 6 digits.';
    case 'voucher':
      return code === undefined || /^\d{16}$/.test(digitsOf(code)) ? null : 'The voucher has 16 digits.';
    case 'wallet':
    case 'transfer':
      return null;
  }
}

export const isRefused = ({ number }: WayInput): boolean => number !== undefined && digitsOf(number) === REFUSED_CARD;

/** Luhn check digit. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isAhead(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim()) ?? [];
  if (!month || !year) return false;
  return (2000 + Number(year)) * 12 + Number(month) > now.getUTCFullYear() * 12 + now.getUTCMonth();
}
