import { useTranslation } from 'react-i18next';
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
  const user = useUser();
  return (
    <main id="main" className="page">
      <PageTitle>{t('payments.pricing.title')}</PageTitle>
      <header className={styles.head}>
        <div>
          <h1>{t('payments.pricing.title')}</h1>
          <p className={styles.lead}>{t('payments.pricing.lead', { count: message_credits })}</p>
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
