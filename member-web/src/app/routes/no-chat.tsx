import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { chatsQuery } from '../../features/conversations/api';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import styles from './message-page.module.scss';

/** Beside the list on wide screens; with nothing to choose from the list's own words are enough. */
export function Component() {
  const { t } = useTranslation();
  const { data } = useQuery(chatsQuery());
  if (!data?.chats.length) return null;
  return (
    <div className={`stack fill full ${styles.page}`} style={{ height: '100%' }}>
      <EmptyState drawing={DRAWINGS.chats} title={t('conversations.choose_title')}>
        {t('conversations.choose_text')}
      </EmptyState>
    </div>
  );
}
