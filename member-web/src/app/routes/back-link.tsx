import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../ui/icon';
import styles from './back-link.module.scss';

/** Goes back through the history when there is one, so that the list is where it was. */
export function BackLink({ to, label, round = true }: { to: string; label?: string; round?: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const hasHistory = (window.history.state as { idx?: number } | null)?.idx;
  return (
    <Link
      to={to}
      className={round ? styles.round : styles.plain}
      aria-label={round ? (label ?? t('common.back')) : undefined}
      onClick={(event) => {
        if (!hasHistory || label) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="back" size={round ? 24 : 20} />
      {!round && (label ?? t('common.back'))}
    </Link>
  );
}
