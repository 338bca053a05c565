import { useTranslation } from 'react-i18next';
import { useOffline } from '../../lib/connection';
import { useUser } from '../../lib/session';
import styles from './offline-bar.module.scss';

const CROSSED_WAVES =
  'M3 3l18 18M5 12.600a10 10 0 0 1 4.500-2.700m4.500-.1a10 10 0 0 1 5 2.800M2 9a15 15 0 0 1 4.500-2.900M11 5a15 15 0 0 1 11 4M8.500 16a5 5 0 0 1 7 0M12 19.800v.1';

/** CLI-13: what is on the screen may not be all there is. */
export function OfflineBar() {
  const { t } = useTranslation();
  const offline = useOffline();
  const user = useUser();
  return (
    <div role="status" className={`still ${styles.place}`}>
      {offline && user && (
        <p className={`row justify-center gap-8 small strong py-8 px-16 ${styles.bar}`}>
          <svg viewBox="0 0 24 24" width={16} height={16} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
            <path d={CROSSED_WAVES} />
          </svg>
          <span>{t('device.offline')}</span>
        </p>
      )}
    </div>
  );
}
