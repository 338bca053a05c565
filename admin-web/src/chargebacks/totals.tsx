import { useTranslate } from 'react-admin';
import { ListTotals } from '../layout/lists/list-totals';
import { useFormats } from '../layout/values/use-formats';
import { dataOf, useApi, type Answer } from '../providers/api-client';

type ChargebackTotals = Answer<'/api/admin/chargeback-totals', 'get'>['totals'][number];

export function Totals() {
  const translate = useTranslate();
  const formats = useFormats();
  const api = useApi();
  const text = (key: string) => translate(`resources.chargebacks.totals.${key}`);
  return (
    <ListTotals<ChargebackTotals>
      resource="chargebacks"
      label={text('title')}
      load={(filter) => dataOf(api.GET('/api/admin/chargeback-totals', { params: { query: { filter } } }))}
      show={({ chargebacks, total, undecided, won, lost }) => [
        [text('count'), formats.number(chargebacks)],
        [text('total'), formats.money(total)],
        [text('undecided'), formats.money(undecided)],
        [text('won'), formats.money(won)],
        [text('lost'), formats.money(lost)],
      ]}
    />
  );
}
