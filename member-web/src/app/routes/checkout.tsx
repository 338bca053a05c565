import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { packagesQuery } from '../../features/credits/api';
import { TimeLeft } from '../../features/discounts/time-left';
import { Checkout } from '../../features/payments/checkout';
import { rememberReturn } from '../../features/payments/return-to';
import { useErrorText } from '../../lib/error-text';
import { safePath, withBack } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { ButtonLink } from '../../ui/button';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { PageTitle } from '../page-title';
import { BackButton } from '../back-button';
import styles from './credits.module.scss';

export function Component() {
  const { t } = useTranslation();
  const { id, paymentmethod } = useParams();
  const [query] = useSearchParams();
  const back = safePath(query.get('back'));
  const navigate = useNavigate();
  const { ofError } = useErrorText();
  const user = useUser();
  const offer = useQuery(packagesQuery());
  const order = offer.data?.packages.find((one) => one.id === id);
  const shop = withBack(user?.paid_user ? '/credits' : '/premium', back);

  return (
    <main id="main" className="page">
      <PageTitle>{t('payments.title')}</PageTitle>
      <BackButton />
      <header className={`flex wrap baseline between mb-20 ${styles.head}`}>
        <h1>{t('payments.title')}</h1>
        <Link to={shop} className="link">
          {t('payments.other_package')}
        </Link>
      </header>
      {order && offer.data ? (
        <Checkout
          order={order}
          offer={offer.data}
          timeLeft={<TimeLeft />}
          methodId={paymentmethod}
          retryOf={query.get('retry') ?? undefined}
          onMethod={(method) =>
            void navigate(withBack(`/credits/${order.id}/${method}`, back), { replace: true, preventScrollReset: true })
          }
          onOrdered={(paymentId) => rememberReturn(paymentId, back)}
        />
      ) : offer.isPending ? (
        <Skeleton height={280} />
      ) : (
        <LoadError
          text={offer.data ? t('payments.package_gone') : ofError(offer.error)}
          action={<ButtonLink to={shop}>{t('payments.other_package')}</ButtonLink>}
          onRetry={offer.data ? undefined : () => void offer.refetch()}
        />
      )}
    </main>
  );
}
