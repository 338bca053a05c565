import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useSearchParams } from 'react-router';
import { packagesQuery } from '../../features/credits/api';
import { PackageCards } from '../../features/credits/package-cards';
import { ShopOffer } from '../../features/discounts/shop-offer';
import { safePath } from '../../lib/return-path';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../page-title';
import { TrustLine } from './credits';
import styles from './credits.module.scss';

/** The first purchase makes a free member premium (ACC-09). */
export function Component() {
  const { t } = useTranslation();
  const { premium_claim_percent, premium_photos, free_photos, message_credits } = useSettings();
  // As the cards below have it, whose answer is the newer one (MNY-12).
  const price = useQuery(packagesQuery()).data?.message_credits ?? message_credits;
  const user = useUser();
  const back = safePath(useSearchParams()[0].get('back'));
  const gains = [
    t('credits.gain_all_photos'),
    t('credits.gain_own_photos', { max: premium_photos, free: free_photos }),
    t('credits.gain_conversations'),
    t('credits.gain_messages', { count: price }),
    t('credits.gain_keep'),
    t('credits.gain_no_subscription'),
  ];
  return (
    <main id="main" className="page">
      <PageTitle>{t('app.get_premium')}</PageTitle>
      <header className={`stack gap-20 ${styles.pitch}`}>
        <div>
          <h1 className="bold-34">{t('credits.premium_title')}</h1>
          <p className="mt-8 text-17 quiet">
            {premium_claim_percent > 0
              ? t('credits.premium_claim', { percent: premium_claim_percent })
              : t('credits.premium_lead')}
          </p>
          {user && <p className="quiet figures">{t('credits.balance', { count: user.credits })}</p>}
        </div>
        <ul role="list" className={`stack gap-10 ${styles.gains}`}>
          {gains.map((gain) => (
            <li key={gain}>
              <Icon name="check" />
              {gain}
            </li>
          ))}
        </ul>
      </header>
      <ShopOffer />
      <PackageCards back={back} />
      <TrustLine />
    </main>
  );
}
