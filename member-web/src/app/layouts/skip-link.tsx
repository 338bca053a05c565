import { useTranslation } from 'react-i18next';
import { focusMain } from '../arrival';
import styles from './skip-link.module.scss';

export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault();
        focusMain();
      }}
    >
      {t('app.skip')}
    </a>
  );
}
