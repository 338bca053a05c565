import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.scss';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        const main = document.querySelector<HTMLElement>('main');
        if (!main) return;
        main.tabIndex = -1;
        main.focus();
      }}
    >
      {t('app.skip')}
    </a>
  );
}
