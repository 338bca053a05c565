import { useTranslate } from 'react-admin';

const METHODS = [
  ...['ideal', 'bancontact', 'creditcard', 'visa', 'mastercard', 'maestro', 'applepay', 'paypal', 'paysafecard'],
  ...['sct', 'sdd', 'eps', 'blik', 'prezelewy24', 'cartebancaire', 'nexi', 'giropay', 'sofort'],
];

/** Every method that a payment can have, ended ones too (MNY-02). */
export function useMethods(): [id: string, name: string][] {
  const translate = useTranslate();
  return METHODS.map((id): [string, string] => [id, translate(`console.payment_methods.${id}`, { _: id })]).sort(
    ([, one], [, other]) => one.localeCompare(other),
  );
}
