import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format';
import type { Refund } from './api';
import styles from './refund-list.module.scss';
import { RefundStatus } from './refund-status';

export function RefundFacts({ refund }: { refund: Refund }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, amount, status, reason, cause, requested_at, paid_out_at } = refund;
  return (
    <div className={`stack baseline ${styles.facts}`}>
      <strong className="text-17 strong figures">{format.money(amount)}</strong>
      <span className={styles.credits}>{t('payments.credits', { count: credits })}</span>
      <span className={`row wrap ${styles.status}`}>
        <RefundStatus status={status} />
        <span className={styles.when}>
          {paid_out_at
            ? t('refunds.paid_on', { date: format.date(paid_out_at) })
            : t('refunds.requested_on', { date: format.date(requested_at) })}
        </span>
      </span>
      {cause && <p className={styles.reason}>{t('refunds.charged_back')}</p>}
      {reason && <p className={styles.reason}>{t('refunds.reason', { reason })}</p>}
    </div>
  );
}
