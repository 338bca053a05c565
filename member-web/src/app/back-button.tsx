import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { useMedia } from '../lib/media';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './back-button.module.scss';

// CLI-01 names these; elsewhere the navigation leads everywhere one came from.
const ROUTES = ['/members/:id', '/likes/:type', '/likes/m/:id', '/credits', '/credits/:id/:paymentmethod?'];
const NOT = ['/credits/result/:id', '/credits/repeat-order'];

/** An installed app has no browser around it to go back with (CLI-01). */
export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const installed = useMedia('(display-mode: standalone)');
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  const { pathname } = useLocation();
  const matches = (pattern: string) => matchPath(pattern, pathname) !== null;
  if (!installed || idx === 0 || NOT.some(matches) || !ROUTES.some(matches)) return null;
  return (
    <IconButton label={t('common.back')} className={styles.plain} onClick={() => void navigate(-1)}>
      <Icon name="back" />
    </IconButton>
  );
}
