import { useTranslate } from 'react-admin';
import { useChoices } from './use-choices';

/** Every method that a payment can have, ended ones too (MNY-02). */
export function useMethods(): [id: string, name: string][] {
  const translate = useTranslate();
  return useChoices()
    .payment_methods.map((id): [string, string] => [id, translate(`console.payment_methods.${id}`, { _: id })])
    .sort(([, one], [, other]) => one.localeCompare(other));
}
