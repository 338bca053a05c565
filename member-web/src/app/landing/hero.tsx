import { useTranslation } from '../../lib/texts';
import { useSearchParams } from 'react-router';
import { useSettings } from '../../lib/settings';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { sourceIn, visitorsMaySearch } from '../guards';
import { SignupButton } from '../layouts/signup-button';
import { LandingBegin } from './begin';
import { LandingFaces } from './faces';
import styles from './hero.module.scss';

export function LandingHero() {
  const { t } = useTranslation();
  const settings = useSettings();
  const { min_age, signup_credits, message_credits, free_conversations: conversations } = settings;
  const free = message_credits && Math.floor(signup_credits / message_credits);
  const open = visitorsMaySearch(settings, sourceIn(useSearchParams()[0]));
  return (
    <section className={`relative clip white ${styles.hero}`}>
      <div className={`stack items-center relative center gap-32 ${styles.inner}`}>
        <div className={`stack gap-16 ${styles.words}`}>
          <h1>{t('landing.title')}</h1>
          <p className={`text-17 ${styles.lead}`}>{t('landing.lead')}</p>
          <div className={`flex wrap gap-12 mt-8 ${styles.action}`}>
            <SignupButton variant="on-glow" size="large" />
            {open && (
              <ButtonLink to="/members" size="large" className={styles.look}>
                {t('landing.look_round')}
              </ButtonLink>
            )}
          </div>
          <LandingBegin />
          <p className={`flex wrap text-15 ${styles.small}`}>
            {free > 0 && (
              <span className="inline items-center gap-6">
                <Icon name="check" size={18} />
                {t('landing.free_messages', { count: free })}
                {conversations < free && ` ${t('landing.free_in', { count: conversations })}`}
              </span>
            )}
            <span className="inline items-center gap-6">
              <Icon name="check" size={18} />
              {t('landing.no_subscription')}
            </span>
            <span className="inline items-center gap-6">
              <Icon name="check" size={18} />
              {t('landing.adults', { min_age })}
            </span>
          </p>
        </div>
        <LandingFaces />
      </div>
    </section>
  );
}
