import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useUser } from '../../lib/session';
import { Icon } from '../../ui/icon';
import styles from './invisible-mark.module.scss';

/** Says that others cannot find one, wherever one could forget it, and leads to the switch (PRO-08). */
export function InvisibleMark({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation();
  if (!useUser()?.profile.invisible) return null;
  const word = t('own_profile.invisible');
  return (
    <Link
      to="/profile#invisible"
      className={`inline items-center gap-6 min-32 bold-13 no-wrap warning-tinted round ${styles.mark} ${brief ? styles.brief : ''}`}
      title={word}
    >
      <Icon name="hidden" size={18} />
      <span>{word}</span>
    </Link>
  );
}
