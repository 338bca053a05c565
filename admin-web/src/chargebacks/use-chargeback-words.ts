import { useTranslate } from 'react-admin';
import { isReturn, type Chargeback } from './chargeback';

/** Texts about charge-backs; a returned direct debit has its own for what is not the same. */
export function useChargebackWords(of: Pick<Chargeback, 'payment_method'>) {
  const translate = useTranslate();
  return (key: string, options: object = {}): string => {
    const usual = translate(`resources.chargebacks.${key}`, options);
    return isReturn(of) ? translate(`resources.chargebacks.returned.${key}`, { ...options, _: usual }) : usual;
  };
}
