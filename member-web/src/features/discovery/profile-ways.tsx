import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './profile-ways.module.scss';
import { useArrowKeys, type Step } from './steps';
import type { Neighbours } from './trail';

type Props = { neighbours: Neighbours; onStep: (step: Step) => void };

/** Above a profile: back to where one came from, and on to the others of that list (DSC-02). */
export function ProfileWays({ neighbours: { previous, next, number, count }, onStep }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useArrowKeys(onStep);
  const back = () => {
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    // Opened by a link from elsewhere: the site has nothing to go back to.
    void (idx > 0 ? navigate(-1) : navigate('/members'));
  };
  return (
    <div className={styles.ways}>
      <IconButton label={t('common.back')} onClick={back}>
        <Icon name="back" />
      </IconButton>
      {number !== undefined && count > 1 && (
        <nav className={styles.steps} aria-label={t('profiles.browse')}>
          <IconButton label={t('profiles.previous')} aria-disabled={!previous} onClick={() => onStep(-1)}>
            <Icon name="back" size={20} />
          </IconButton>
          <span className={styles.place}>
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
