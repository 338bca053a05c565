let number = 0;
/** An unused Dutch IBAN. */
export function newIban(): string {
  const account = String(700_000_000 + ++number).padStart(10, '0');
  const digits = BigInt(`${[...'INGB'].map((letter) => letter.charCodeAt(0) - 55).join('')}${account}232100`);
  return `NL${String(98n - (digits % 97n)).padStart(2, '0')}INGB${account}`;
}
