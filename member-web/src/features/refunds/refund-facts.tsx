import { useTranslation } from '../../lib/texts';
import { useFormat } from '../../lib/format';
import type { Refund } from './api';
import { RefundStatus } from './refund-status';

export function RefundFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, amount, status, reason, cause, requested_at, paid_out_at } = refund;
  return (
    <div className="stack fill-still baseline gap-4-16">
      <strong className="text-17 strong figures">{format.money(amount)}</strong>
      <span className="small quiet">{t('payments.credits', { count: credits })}</span>
      <span className="row wrap whole-line gap-4-12">
        <RefundStatus status={status} />
        <span className="small quiet">
          {paid_out_at
            ? t('refunds.paid_on', { date: format.date(paid_out_at) })
            : t('refunds.requested_on', { date: format.date(requested_at) })}
        </span>
      </span>
      {cause && <p className="whole-line breaks">{t('refunds.charged_back')}</p>}
      {reason && <p className="whole-line breaks">{t('refunds.reason', { reason })}</p>}
    </div>
  );
}
