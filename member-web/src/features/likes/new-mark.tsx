import { useTranslation } from '../../lib/texts';
import styles from './new-mark.module.scss';

export function NewMark() {
  const { t } = useTranslation();
  return <span className={`bold-13 self-start round ${styles.mark}`}>{t('likes.new')}</span>;
}
