import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, useSearchParams } from 'react-router';
import { packagesQuery } from '../../features/credits/api';
import { PackageCards } from '../../features/credits/package-cards';
import { ShopOffer } from '../../features/discounts/shop-offer';
import { RepeatOrderCard } from '../../features/payments/repeat-order';
import { useFormat } from '../../lib/format';
import { safePath } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import { BackButton } from '../back-button';
import { PageTitle } from '../page-title';
import styles from './credits.module.scss';

export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const user = useUser();
  const offer = useQuery(packagesQuery());
  const back = safePath(useSearchParams()[0].get('back'));
  return (
    <main id="main" className="page">
      <PageTitle>{t('credits.title')}</PageTitle>
      <BackButton />
      <header className={`flex wrap baseline between mb-20 ${styles.head}`}>
        <h1>{t('credits.title')}</h1>
        {user && (
          <p className={`quiet figures ${styles.balance}`}>
            <span>{t('credits.you_have')}</span> <strong>{format.number(user.credits)}</strong>{' '}
            <Link to="/transactions" className="link">
              {t('credits.transactions')}
            </Link>
          </p>
        )}
      </header>
      <ShopOffer />
      {user?.paid_user && (offer.isPending || offer.data) && <RepeatOrderCard offer={offer.data} back={back} />}
      <PackageCards back={back} />
      <TrustLine />
    </main>
  );
}

export function TrustLine() {
  const { t } = useTranslation();
  const { refund_days } = useSettings();
  return (
    <p className={`flex gap-8 justify-center mt-20 quiet ${styles.trust}`}>
      <Icon name="shield" size={20} />
      <span>
        {t('credits.trust', { days: refund_days })} {t('payments.including_vat')}
      </span>
    </p>
  );
}
