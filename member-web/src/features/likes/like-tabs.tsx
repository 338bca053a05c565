import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useUser } from '../../lib/session';
import { Badge } from '../../ui/badge';
import { likesQuery } from './api';
import { LIKE_TYPES, ofType, type LikeType } from './like-type';
import styles from './like-tabs.module.scss';

export function LikeTabs({ current }: { current: LikeType }) {
  const { t } = useTranslation();
  const { data } = useQuery(likesQuery());
  const fresh = useUser()?.num_new_likes ?? 0;
  const names = { received: t('likes.received'), given: t('likes.given'), matches: t('likes.matches') };
  return (
    <nav className={`flex gap-16 line-below mb-16 ${styles.tabs}`} aria-label={t('likes.types')}>
      {LIKE_TYPES.map((type) => (
        <Link
          key={type}
          to={`/likes/${type}`}
          replace
          className={`inline items-center still gap-6 min-48 bold-15 quiet no-wrap px-2 ${styles.tab}`}
          aria-current={type === current ? 'page' : undefined}
        >
          {names[type]}
          {type === 'received' && fresh > 0 ? (
            <Badge count={fresh} label={t('likes.new_count', { count: fresh })} />
          ) : (
            data && <span className="regular figures">{ofType(data, type).length}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
