import { useTranslation } from 'react-i18next';
import { LocaleMenu } from '../../features/accounts/locale-menu';
import { useSettings } from '../../lib/settings';
import { Brand } from '../../ui/brand';
import styles from './footer.module.scss';

export function Footer() {
  const { t } = useTranslation();
  const { name, min_age } = useSettings();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.row}>
          <Brand name={name} size={28} />
          <LocaleMenu up full />
        </div>
        <p className={styles.adults}>
          <span className={styles.plus}>{min_age}+</span>
          {t('app.adults_only', { min_age })}
        </p>
        <p className={styles.disclaimer}>{t('app.disclaimer')}</p>
      </div>
    </footer>
  );
}
