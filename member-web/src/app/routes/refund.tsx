import { useTranslation } from '../../lib/texts';
import { RefundList } from '../../features/refunds/refund-list';
import { RefundRequest } from '../../features/refunds/refund-request';
import { useSettings } from '../../lib/settings';
import { PageTitle } from '../page-title';

export function Component() {
  const { t } = useTranslation();
  const { refund_days } = useSettings();
  return (
    <main id="main" className="page page--text">
      <PageTitle>{t('refunds.title')}</PageTitle>
      <h1>{t('refunds.title')}</h1>
      <p className="quiet mt-8 mb-24">{t('refunds.lead', { days: refund_days })}</p>
      <RefundRequest />
      <RefundList />
    </main>
  );
}
