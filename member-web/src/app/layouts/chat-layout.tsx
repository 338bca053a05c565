import { Outlet, useMatch } from 'react-router';
import { MemberBottomBar } from './bottom-bar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import styles from './chat-layout.module.scss';

/** The screen belongs to the conversation: nothing scrolls but the list and the messages. */
export function Component() {
  const inConversation = useMatch('/chats/:id') !== null;
  return (
    <div className={styles.screen} data-conversation={inConversation}>
      <SkipLink />
      <TopBar />
      <div className={styles.content}>
        <Outlet />
      </div>
      {!inConversation && <MemberBottomBar />}
    </div>
  );
}
