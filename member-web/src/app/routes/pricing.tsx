import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { pricingQuery } from '../../features/payments/api';
import { Pricing } from '../../features/payments/pricing';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { ButtonLink } from '../../ui/button';
import { SignupButton } from '../layouts/signup-button';
import { PageTitle } from '../page-title';
import { TrustLine } from './credits';
import styles from './credits.module.scss';

/** For everyone: what the site costs, before signing up as after it. */
export function Component() {
  const { t } = useTranslation();
  const { message_credits } = useSettings();
  // As the table below has it, whose answer is the newer one (MNY-12).
  const price = useQuery(pricingQuery(undefined)).data?.message_credits ?? message_credits;
  const user = useUser();
  return (
    <main id="main" className="page">
      <PageTitle>{t('payments.pricing.title')}</PageTitle>
      <header className={`flex wrap baseline between mb-20 ${styles.head}`}>
        <div>
          <h1>{t('payments.pricing.title')}</h1>
          <p className="mt-8 text-17 quiet">{t('payments.pricing.lead', { count: price })}</p>
        </div>
        {user ? (
          <ButtonLink variant="primary" to={user.paid_user ? '/credits' : '/premium'}>
            {t('payments.pricing.to_shop')}
          </ButtonLink>
        ) : (
          <SignupButton />
        )}
      </header>
      <Pricing />
      <TrustLine />
    </main>
  );
}
