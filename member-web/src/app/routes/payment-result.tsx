import { useTranslation } from '../../lib/texts';
import { useParams } from 'react-router';
import { PaymentResult } from '../../features/payments/payment-result';
import { returnPath } from '../../features/payments/return-to';
import { PageTitle } from '../page-title';

export function Component() {
  const { t } = useTranslation();
  const { paymentId = '' } = useParams();
  return (
    <main id="main" className="page">
      <PageTitle>{t('payments.result_title')}</PageTitle>
      <PaymentResult id={paymentId} back={returnPath(paymentId)} />
    </main>
  );
}
