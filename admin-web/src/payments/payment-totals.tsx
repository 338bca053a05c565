import { useTranslate } from 'react-admin';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats } from '../layout/values/use-formats';
import { dataOf, useApi, type Answer } from '../providers/api-client';

type Totals = Answer<'/api/admin/payment-totals', 'get'>['totals'][number];

export function PaymentTotals() {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string, options: object = {}) => translate(`resources.payments.${key}`, options);
  return (
    <ListTotals<Totals>
      resource="payments"
      load={(filter) => dataOf(api.GET('/api/admin/payment-totals', { params: { query: { filter } } }))}
      show={({ payments, amount, discount_off, credits }) => [
        [text('name', { smart_count: 2 }), formats.number(payments)],
        [text('fields.amount'), formats.money(amount)],
        [text('fields.discount_off'), formats.money(discount_off)],
        [text('fields.credits'), formats.number(credits)],
      ]}
    />
  );
}
