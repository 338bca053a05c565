import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { debitQuery } from '../../features/direct-debit/api';
import { DebitForm } from '../../features/direct-debit/debit-form';
import { returnPath } from '../../features/payments/return-to';
import { useErrorText } from '../../lib/error-text';
import { withBack } from '../../lib/return-path';
import { ButtonLink } from '../../ui/button';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { PageTitle } from '../page-title';
import styles from './credits.module.scss';

/** Where an order by direct debit is authorised; without one there is nothing to do here. */
export function Component() {
  const payment = useSearchParams()[0].get('payment');
  return payment ? <Page payment={payment} /> : <Navigate to="/credits" replace />;
}

function Page({ payment }: { payment: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { ofError, ofCode } = useErrorText();
  const debit = useQuery(debitQuery(payment));
  const result = `/credits/result/${payment}`;
  const back = returnPath(payment);

  if (debit.data?.status === 'authorised') return <Navigate to={result} replace />;
  return (
    <main id="main" className="page">
      <PageTitle>{t('debits.title')}</PageTitle>
      <header className={`flex wrap baseline between mb-20 ${styles.head}`}>
        <h1>{t('debits.title')}</h1>
        {debit.data && (
          <Link to={withBack(`/credits/${debit.data.package}`, back)} className="link">
            {t('payments.other_method')}
          </Link>
        )}
      </header>
      {debit.isPending ? (
        <div role="status" aria-label={t('common.loading')}>
          <Skeleton height={420} />
        </div>
      ) : debit.data?.status === 'open' ? (
        <DebitForm debit={debit.data} onPaid={() => void navigate(result, { replace: true })} />
      ) : (
        <LoadError
          text={debit.data ? ofCode('debit_closed') : ofError(debit.error)}
          action={<ButtonLink to={withBack('/credits', back)}>{t('payments.other_package')}</ButtonLink>}
          onRetry={debit.data ? undefined : () => void debit.refetch()}
        />
      )}
    </main>
  );
}
