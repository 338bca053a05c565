import { useTranslation } from '../../lib/texts';
import { useLocation } from 'react-router';
import type { Locale } from '../../lib/i18n';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Icon } from '../../ui/icon';
import styles from './cam-tile.module.scss';

/** Where members look around; never where they pay or write. */
const SHOWN = /^\/(members|likes(\/(received|given|matches))?)\/?$/;

/** CLI-09: the operator's own promotion, told to be one. Without an address or words in a language it is not there. */
export function CamTile() {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  const { cam_address: address, cam_text: texts } = useSettings();
  const text = texts[i18n.language as Locale]?.trim();
  if (!user || !address || !text || !SHOWN.test(pathname)) return null;
  return (
    <aside className={`center full up-to-1200 ${styles.frame}`} aria-label={t('app.advertisement')}>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow sponsored"
        className={`raised row gap-16 ink py-16 px-20 ${styles.tile}`}
      >
        <span className={`place-center still secondary tinted rounded-field ${styles.sign}`} aria-hidden="true">
          <Icon name="camera" size={28} />
        </span>
        <span className="stack grow breaks">
          <span className="small quiet">{t('app.advertisement')}</span>
          <strong>{text}</strong>
          <span className="visually-hidden">. {t('app.new_window')}</span>
        </span>
        <Icon name="forward" size={20} />
      </a>
    </aside>
  );
}
