import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { Alert } from '../../ui/alert';
import { Icon } from '../../ui/icon';
import { Countdown } from './countdown';
import { useTimeBonus } from './time-bonus';
import styles from './shop-offer.module.scss';

/** Above the packages: what is taken off and for how long; and that it has ended, to who sees the prices change. */
export function ShopOffer() {
  const { t } = useTranslation();
  const bonus = useTimeBonus();
  const [ran, setRan] = useState(false);
  if (bonus && !ran) setRan(true);
  if (!bonus) return ran ? <Ended /> : null;
  return (
    <p className={`row wrap gap-4-12 mb-16 bold-17 ink tinted rounded py-10 px-16 ${styles.offer}`}>
      <span className={`inline gap-10 ${styles.what}`}>
        <Icon name="tag" size={20} />
        <span>{t('discounts.offer', { percent: bonus.percentage })}</span>
      </span>
      <Countdown bonus={bonus} />
    </p>
  );
}

function Ended() {
  const { t } = useTranslation();
  return (
    <div className="mb-16">
      <Alert live>{t('discounts.ended')}</Alert>
    </div>
  );
}
