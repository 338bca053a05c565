import { useTranslation } from 'react-i18next';
import styles from './signup-wizard.module.scss';

export function Optional({ label }: { label: string }) {
  const { t } = useTranslation();
  return (
    <>
      {label} <span className={styles.optional}>({t('signup.optional')})</span>
    </>
  );
}
