import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useDismissal } from '../../lib/dismissal';
import { useUser } from '../../lib/session';
import { Button, ButtonLink, IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Countdown } from './countdown';
import { useTimeBonus } from './time-bonus';
import { WelcomeModal } from './welcome-modal';
import styles from './welcome-banner.module.scss';

/** The welcome discount wherever nothing is sold; the shop shows it in its prices. */
export function WelcomeBanner() {
  const user = useUser();
  const bonus = useTimeBonus();
  return user && bonus ? <Banner /> : null;
}

function Banner() {
  const { t } = useTranslation();
  const bonus = useTimeBonus();
  const [dismissed, dismiss] = useDismissal('welcome');
  const [explained, setExplained] = useState(false);
  if (!bonus || dismissed) return null;
  return (
    <div className={`stack relative text-15 secondary tinted rounded ${styles.banner}`}>
      <Icon name="tag" size={20} />
      <p className={`strong ink ${styles.offer}`}>
        <span>{t('discounts.offer', { percent: bonus.percentage })}</span> <Countdown bonus={bonus} />
      </p>
      <div className={`flex wrap whole-line gap-4 ${styles.actions}`}>
        <ButtonLink to="/credits" size="small" className={styles.go}>
          {t('discounts.to_packages')}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={() => setExplained(true)}>
          {t('discounts.how')}
        </Button>
      </div>
      <IconButton label={t('common.close')} className={`absolute ${styles.close}`} onClick={dismiss}>
        <Icon name="close" size={18} />
      </IconButton>
      <WelcomeModal open={explained} bonus={bonus} onClose={() => setExplained(false)} />
    </div>
  );
}
