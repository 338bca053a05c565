import { useTranslate } from 'react-admin';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats } from '../layout/values/use-formats';
import { dataOf, useApi, type Answer } from '../providers/api-client';

type Totals = Answer<'/api/admin/payment-totals', 'get'>['totals'][number];

/** What the orders below were paid for together, and what the code took off them. */
export function Turnover({ filter }: { filter: object }) {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string) => translate(`resources.discounts.uses.${key}`);
  return (
    <ListTotals<Totals>
      resource="payments"
      filter={filter}
      label={text('turnover')}
      load={(asked) => dataOf(api.GET('/api/admin/payment-totals', { params: { query: { filter: asked } } }))}
      show={({ payments, amount, discount_off }) => [
        [text('orders'), formats.number(payments)],
        [text('paid'), formats.money(amount)],
        [text('off'), formats.money(discount_off)],
      ]}
    />
  );
}
