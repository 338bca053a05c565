import { useTranslation } from '../../lib/texts';
import { beginSignup } from '../../features/accounts/signup-draft';
import { useOpenSignup } from '../../features/accounts/signup-modal';
import { Button } from '../../ui/button';
import styles from './hero.module.scss';

const WAYS = [
  { gender: 'female', sought_gender: 'male', key: 'landing.begin_female_male' },
  { gender: 'male', sought_gender: 'female', key: 'landing.begin_male_female' },
  { gender: 'female', sought_gender: 'female', key: 'landing.begin_female_female' },
  { gender: 'male', sought_gender: 'male', key: 'landing.begin_male_male' },
] as const;

/** The first question of sign-up, answered here by one press; who seeks both finds that answer in the dialog. */
export function LandingBegin() {
  const { t } = useTranslation();
  const openSignup = useOpenSignup();
  return (
    <div className={`stack gap-8 mt-4 ${styles.begin}`} role="group" aria-labelledby="begin">
      <p id="begin">{t('landing.begin')}</p>
      {WAYS.map(({ key, ...answers }) => (
        <Button
          key={key}
          variant="on-glow"
          onClick={() => {
            beginSignup(answers);
            openSignup();
          }}
        >
          {t(key)}
        </Button>
      ))}
    </div>
  );
}
