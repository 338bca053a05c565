import { useTranslate } from 'react-admin';
import { useFormats } from '../layout/values/words';
import type { AllTerms, Term } from './discount';

/** One of the terms of a code, as it is read. */
export function useTermWords() {
  const translate = useTranslate();
  const formats = useFormats();
  return (discount: AllTerms, term: Term): string => {
    const { minimum_order_value: minimum, currency } = discount;
    if (discount[term] === null) return translate('resources.discounts.outdated.empty');
    switch (term) {
      case 'value_percentage':
        return `${discount.value_percentage} %`;
      case 'validity':
        return translate(`resources.discounts.limits.${discount.validity}`);
      case 'max_uses':
        return formats.number(discount.max_uses!);
      case 'starts':
      case 'expires':
        return formats.instant(discount[term]);
      case 'minimum_order_value':
        return currency ? formats.money({ amount: minimum!, currency }) : String(minimum);
      case 'country':
        return formats.country(discount.country!);
      case 'paymentmethods':
        return discount.paymentmethods!.map((id) => translate(`console.payment_methods.${id}`, { _: id })).join(', ');
      case 'currency':
      case 'user_id':
        return String(discount[term]);
    }
  };
}
