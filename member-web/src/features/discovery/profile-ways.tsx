import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './profile-ways.module.scss';
import { useArrowKeys, type Step } from './steps';
import type { Neighbours } from './trail';

type Props = { back: ReactNode; neighbours: Neighbours; onStep: (step: Step) => void };

/** Above a profile: the way back, where there is one, and on to the others of the list one came from (DSC-02). */
export function ProfileWays({ back, neighbours: { previous, next, number, count }, onStep }: Props) {
  const { t } = useTranslation();
  useArrowKeys(onStep);
  return (
    <div className={`row between ${styles.ways}`}>
      {back}
      {number !== undefined && count > 1 && (
        <nav className={`row gap-2 ${styles.steps}`} aria-label={t('profiles.browse')}>
          <IconButton label={t('profiles.previous')} aria-disabled={!previous} onClick={() => onStep(-1)}>
            <Icon name="back" size={20} />
          </IconButton>
          <span className={`small quiet figures text-center ${styles.place}`}>
            <span className="visually-hidden">{t('profiles.place_in_list', { number, count })}</span>
            <span aria-hidden="true">
              {number}/{count}
            </span>
          </span>
          <IconButton label={t('profiles.next')} aria-disabled={!next} onClick={() => onStep(1)}>
            <Icon name="forward" size={20} />
          </IconButton>
        </nav>
      )}
    </div>
  );
}
