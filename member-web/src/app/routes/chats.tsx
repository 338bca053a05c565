import { useTranslation } from '../../lib/texts';
import { Outlet, useParams } from 'react-router';
import { ChatList } from '../../features/conversations/chat-list';
import { PageTitle } from '../page-title';
import styles from './chats.module.scss';

/** The list beside the conversation from 992 px, one or the other below it (CHT-01). */
export function Component() {
  const { t } = useTranslation();
  const { id } = useParams();
  return (
    <main id="main" className={`fill min-0 ${styles.chats}`} data-open={id !== undefined}>
      <PageTitle>{t('conversations.title')}</PageTitle>
      <h1 className="visually-hidden">{t('conversations.title')}</h1>
      <div className={`full-height center min-0 up-to-720 ${styles.list}`}>
        <ChatList currentId={id} />
      </div>
      <div className={`full-height min-0 ${styles.conversation}`}>
        <Outlet />
      </div>
    </main>
  );
}
