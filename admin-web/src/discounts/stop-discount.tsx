import { useRecordContext, useTranslate } from 'react-admin';
import { ReasonAction } from '../layout/reason-action';
import { useIntent } from '../layout/use-intent';
import { REASON_MOST, type Discount } from './discount';
import { useApi } from '../providers/api-client';

export function StopDiscount() {
  const translate = useTranslate();
  const api = useApi();
  const discount = useRecordContext<Discount>()!;
  const { code, num_redeemed: used } = discount;
  const text = (key: string) => translate(`resources.discounts.stop.${key}`, { code, smart_count: used, count: used });
  const stopping = useIntent(
    (reason: string) => api.POST('/api/admin/discounts/{code}/stop', { params: { path: { code } }, body: { reason } }),
    text('done'),
  );
  return (
    <ReasonAction
      action={text('action')}
      button={{ color: 'error' }}
      title={text('title')}
      confirm={text('confirm')}
      danger
      effects={[text('effect'), text('used')]}
      help={translate('resources.discounts.reason.help')}
      intent={stopping}
      most={REASON_MOST}
    />
  );
}
