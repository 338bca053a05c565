import { useTranslation } from '../lib/texts';
import { useNavigate } from 'react-router';
import { useMedia } from '../lib/media';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './back-button.module.scss';

/**
 * An installed app has no browser around it to go back with. CLI-01 names the screens that have it; elsewhere the
 * navigation leads everywhere one came from.
 */
export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const installed = useMedia('(display-mode: standalone)');
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  if (!installed || idx === 0) return null;
  return (
    <IconButton label={t('common.back')} className={styles.plain} onClick={() => void navigate(-1)}>
      <Icon name="back" />
    </IconButton>
  );
}
