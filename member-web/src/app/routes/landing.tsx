import { useTranslation } from '../../lib/texts';
import { LandingHero } from '../landing/hero';
import { LandingPrices } from '../landing/prices';
import { LandingPromises } from '../landing/promises';
import { LandingSteps } from '../landing/steps';
import { PageTitle } from '../page-title';
import { SignupButton } from '../layouts/signup-button';
import { useDescription } from '../use-description';
import styles from '../landing/landing.module.scss';

export function Component() {
  const { t } = useTranslation();
  const description = useDescription();
  return (
    <main id="main">
      <PageTitle />
      {/* For who finds the site by searching; React puts it in the head. */}
      <meta name="description" content={description} />
      <LandingHero />
      <LandingSteps />
      <LandingPromises />
      <LandingPrices />
      <section className={`stack centered gap-24 text-center ${styles.closing}`}>
        <h2>{t('landing.closing_title')}</h2>
        <SignupButton size="large" />
      </section>
    </main>
  );
}
