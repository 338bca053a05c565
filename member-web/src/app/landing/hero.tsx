import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/settings';
import { Portrait } from '../../ui/portrait';
import { Icon } from '../../ui/icon';
import { SignupButton } from '../layouts/signup-button';
import styles from './hero.module.scss';

export function LandingHero() {
  const { t } = useTranslation();
  const { min_age, signup_credits, message_credits } = useSettings();
  const free = Math.floor(signup_credits / message_credits);
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{t('landing.title')}</h1>
          <p className={styles.lead}>{t('landing.lead')}</p>
          <div className={styles.action}>
            <SignupButton variant="on-glow" size="large" />
          </div>
          <p className={styles.small}>
            {free > 0 && (
              <span>
                <Icon name="check" size={18} />
                {t('landing.free_messages', { count: free })}
              </span>
            )}
            <span>
              <Icon name="check" size={18} />
              {t('landing.no_subscription')}
            </span>
            <span>
              <Icon name="check" size={18} />
              {t('landing.adults', { min_age })}
            </span>
          </p>
        </div>
        <Illustration />
      </div>
    </section>
  );
}

/** Drawn cards and bubbles: a picture of the product, with nobody in it who does not exist. */
function Illustration() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={`${styles.photo} ${styles.left}`}>
        <Portrait id="scene-7" gender="female" />
      </div>
      <div className={`${styles.photo} ${styles.right}`}>
        <Portrait id="scene-4" gender="male" />
      </div>
      <div className={`${styles.bubble} ${styles.first}`}>
        <i style={{ width: '72%' }} />
        <i style={{ width: '46%' }} />
      </div>
      <div className={`${styles.bubble} ${styles.second}`}>
        <i style={{ width: '58%' }} />
      </div>
      <svg className={styles.heart} viewBox="0 0 64 64">
        <path d="M32 56C14 44 6 34 6 22a14 14 0 0 1 26-7 14 14 0 0 1 26 7c0 12-8 22-26 34Z" />
      </svg>
    </div>
  );
}
