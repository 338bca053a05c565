import { useTranslation } from '../../lib/texts';
import { Outlet, useMatch } from 'react-router';
import { COMPOSER, useComposerShown } from '../../features/conversations/composer';
import { MemberBottomBar } from './bottom-bar';
import { StatusBar } from './status-bar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import styles from './chat-layout.module.scss';

/** The screen belongs to the conversation: nothing scrolls but the list and the messages. */
export function Component() {
  const { t } = useTranslation();
  const inConversation = useMatch('/chats/:id') !== null;
  const canWrite = useComposerShown();
  return (
    <div className={`column clip ${styles.screen}`} data-conversation={inConversation}>
      <SkipLink />
      {canWrite && <SkipLink to={COMPOSER}>{t('conversations.skip')}</SkipLink>}
      <TopBar />
      <StatusBar />
      <div className={`column fill min-0 ${styles.content}`}>
        <Outlet />
      </div>
      {!inConversation && <MemberBottomBar />}
    </div>
  );
}
