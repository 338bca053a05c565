import { useTranslation } from '../../lib/texts';
import { Skeleton } from '../../ui/skeleton';
import styles from './profile-view.module.scss';

export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.profile} role="status" aria-label={t('common.loading')}>
      <div className={styles.photo}>
        <Skeleton height="100%" />
      </div>
      <div className={`flex gap-24 pt-24 ${styles.body}`}>
        <Skeleton width="60%" height={40} />
        <Skeleton width="40%" />
        <Skeleton height={140} />
      </div>
    </div>
  );
}
