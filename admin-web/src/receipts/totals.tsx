import { useTranslate } from 'react-admin';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats } from '../layout/values/use-formats';
import { dataOf, useApi } from '../providers/api-client';
import type { ReceiptTotals } from './receipt';

/** Receipts less the credit notes. */
export function Totals() {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string) => translate(`resources.receipts.${key}`);
  return (
    <ListTotals<ReceiptTotals>
      resource="receipts"
      label={text('totals')}
      load={(filter) => dataOf(api.GET('/api/admin/receipt-totals', { params: { query: { filter } } }))}
      show={({ receipts, credit_notes, net, vat, total }) => [
        [text('receipts'), formats.number(receipts)],
        [text('credit_notes'), formats.number(credit_notes)],
        [text('fields.net'), formats.money(net)],
        [text('fields.vat'), formats.money(vat)],
        [text('fields.total'), formats.money(total)],
      ]}
    />
  );
}
