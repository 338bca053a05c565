import { useTranslate } from 'react-admin';
import { MemberName } from '../layout/values/names';
import { useFormats, useText } from '../layout/values/words';
import type { Discount } from './discount';

/** For whom and what a code is, in one line. */
export function Limits({ discount }: { discount: Discount }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { country, user_id, minimum_order_value: amount, currency, paymentmethods, validity, max_uses } = discount;
  const text = useText('resources.discounts.limits');
  const parts = [
    text(validity),
    max_uses !== null && text('in_all', { smart_count: max_uses, count: formats.number(max_uses) }),
    country && formats.country(country),
    amount && currency && text('from', { amount: formats.money({ amount, currency }) }),
    paymentmethods?.map((id) => translate(`console.payment_methods.${id}`, { _: id })).join(', '),
  ].filter(Boolean);
  return (
    <>
      {parts.join(' · ')}
      {user_id && (
        <>
          {' · '}
          <MemberName id={user_id} />
        </>
      )}
    </>
  );
}
