import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';
import styles from './message-page.module.scss';

export function Component() {
  const { t } = useTranslation();
  return (
    <div className={styles.page} style={{ height: '100%' }}>
      <EmptyState drawing="chats" title={t('conversations.choose_title')}>
        {t('conversations.choose_text')}
      </EmptyState>
    </div>
  );
}
