import { useTranslation } from '../../lib/texts';
import { Icon, type IconName } from '../../ui/icon';
import type { Refund } from './api';
import styles from './refund-status.module.scss';

const ICONS: Record<Refund['status'], IconName> = {
  requested: 'clock',
  approved: 'bank',
  refused: 'close',
  paid_out: 'check',
};
const NAMES = {
  requested: 'refunds.state.requested',
  approved: 'refunds.state.approved',
  refused: 'refunds.state.refused',
  paid_out: 'refunds.state.paid_out',
} as const;

export function RefundStatus({ status }: { status: Refund['status'] }) {
  const { t } = useTranslation();
  return (
    <span className={`inline items-center gap-6 bold-13 secondary tinted round ${styles.status}`} data-status={status}>
      <Icon name={ICONS[status]} size={16} />
      {t(NAMES[status])}
    </span>
  );
}
