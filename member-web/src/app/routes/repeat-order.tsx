import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, useSearchParams } from 'react-router';
import { packagesQuery } from '../../features/credits/api';
import { TimeLeft } from '../../features/discounts/time-left';
import { RepeatOrder } from '../../features/payments/repeat-order';
import { rememberReturn } from '../../features/payments/return-to';
import { useErrorText } from '../../lib/error-text';
import { safePath, withBack } from '../../lib/return-path';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { PageTitle } from '../page-title';
import styles from './credits.module.scss';

export function Component() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const back = safePath(useSearchParams()[0].get('back'));
  const offer = useQuery(packagesQuery());
  return (
    <main id="main" className="page">
      <PageTitle>{t('payments.repeat.title')}</PageTitle>
      <header className={`flex wrap baseline between mb-20 ${styles.head}`}>
        <h1>{t('payments.repeat.title')}</h1>
        <Link to={withBack('/credits', back)} className="link">
          {t('payments.other_package')}
        </Link>
      </header>
      {offer.data ? (
        <RepeatOrder
          offer={offer.data}
          back={back}
          timeLeft={<TimeLeft />}
          onOrdered={(paymentId) => rememberReturn(paymentId, back)}
        />
      ) : offer.isPending ? (
        <Skeleton height={420} />
      ) : (
        <LoadError text={ofError(offer.error)} onRetry={() => void offer.refetch()} busy={offer.isFetching} />
      )}
    </main>
  );
}
