import { useTranslate } from 'react-admin';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats } from '../layout/values/use-formats';
import { dataOf, useApi, type Answer } from '../providers/api-client';

type Totals = Answer<'/api/admin/refund-totals', 'get'>['totals'][number];

export function RefundTotals() {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string, options: object = {}) => translate(`resources.refunds.${key}`, options);
  return (
    <ListTotals<Totals>
      resource="refunds"
      load={(filter) => dataOf(api.GET('/api/admin/refund-totals', { params: { query: { filter } } }))}
      show={({ refunds, amount, credits }) => [
        [text('name', { smart_count: 2 }), formats.number(refunds)],
        [text('fields.amount'), formats.money(amount)],
        [text('fields.credits'), formats.number(credits)],
      ]}
    />
  );
}
