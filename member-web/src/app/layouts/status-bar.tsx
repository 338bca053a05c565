import { useTranslation } from '../../lib/texts';
import { useOffline } from '../../lib/connection';
import { useNewRelease } from '../../lib/release';
import { useUser } from '../../lib/session';
import styles from './status-bar.module.scss';

const CROSSED_WAVES =
  'M3 3l18 18M5 12.600a10 10 0 0 1 4.500-2.700m4.500-.1a10 10 0 0 1 5 2.800M2 9a15 15 0 0 1 4.500-2.900M11 5a15 15 0 0 1 11 4M8.500 16a5 5 0 0 1 7 0M12 19.800v.1';

/** CLI-13: what is on the screen may not be all there is. CLI-05: or it is of a release that has been replaced. */
export function StatusBar() {
  const { t } = useTranslation();
  const offline = useOffline();
  const old = useNewRelease();
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
      {old && !offline && (
        <p className={`row justify-center gap-8 small py-8 px-16 ${styles.bar} ${styles.calm}`}>
          <span>{t('device.release')}</span>
          <button
            type="button"
            className={`plain-button strong px-4 ${styles.renew}`}
            onClick={() => window.location.reload()}
          >
            {t('device.renew')}
          </button>
        </p>
      )}
    </div>
  );
}
