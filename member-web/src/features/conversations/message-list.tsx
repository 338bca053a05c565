import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { useInView } from '../../lib/in-view';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import type { Conversation } from './api';
import type { Pending } from './outbox';
import { timelineOf, type Entry } from './timeline';
import styles from './message-list.module.scss';

type Props = {
  chat: Conversation;
  pending: Pending[];
  firstNewId: string | undefined;
  loadingOlder: boolean;
  onOlder: () => void;
  onRetry: (message: Pending) => void;
  onDiscard: (message: Pending) => void;
  /** Absent where nothing can be reported. */
  onReport: ((version: number) => void) | undefined;
};

export function MessageList({ chat, pending, firstNewId, loadingOlder, onOlder, onRetry, onDiscard, onReport }: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const top = useInView<HTMLDivElement>(() => {
    if (chat.has_more && !loadingOlder) onOlder();
  }, '200px');
  const entries = useMemo(() => timelineOf(chat.messages, pending, firstNewId), [chat.messages, pending, firstNewId]);
  const lastOwn = pending.at(-1)?.id;

  // Writing brings one back to the end; what arrives while one reads above leaves the place alone.
  useLayoutEffect(() => {
    if (lastOwn && scroller.current) scroller.current.scrollTop = 0;
  }, [lastOwn]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="region" aria-label={t('conversations.messages')}>
      <div className={styles.inner}>
        {chat.has_more && (
          <div ref={top} className={styles.older}>
            {loadingOlder ? (
              <Spinner />
            ) : (
              <button type="button" className={styles.action} onClick={onOlder}>
                {t('conversations.older')}
              </button>
            )}
          </div>
        )}
        {chat.history_months !== undefined && (
          <p className={styles.limit}>
            <Icon name="lock" size={16} />
            <span>{t('conversations.history_limit', { count: chat.history_months })}</span>
          </p>
        )}
        <div role="log" aria-live="polite">
          <ol role="list" className={styles.log}>
            {entries.map((entry) => (
              <TimelineEntry
                key={entry.key}
                entry={entry}
                name={chat.profile.name}
                {...{ onRetry, onDiscard, onReport }}
              />
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

type EntryProps = { entry: Entry; name: string } & Pick<Props, 'onRetry' | 'onDiscard' | 'onReport'>;

function TimelineEntry({ entry, name, onRetry, onDiscard, onReport }: EntryProps) {
  const { t } = useTranslation();
  const format = useFormat();

  if (entry.kind === 'day') {
    return (
      <li className={styles.day}>
        <span>{format.daySeparator(entry.at)}</span>
      </li>
    );
  }
  if (entry.kind === 'new') {
    return (
      <li className={styles.new}>
        <span>{t('conversations.new_messages')}</span>
      </li>
    );
  }

  const version = entry.bubbles.at(-1)?.version;
  const sending = entry.bubbles.some(({ pending }) => pending && !pending.failed);
  return (
    <li className={`${styles.group} ${entry.fromMe ? styles.mine : styles.theirs}`}>
      <span className="visually-hidden">{entry.fromMe ? t('conversations.you') : name}</span>
      {entry.bubbles.map(({ id, body, pending, creditsReturned }) => (
        <div key={id} className={styles.row}>
          <p className={styles.bubble} data-state={pending ? (pending.failed ? 'failed' : 'sending') : undefined}>
            {body ?? <Hidden />}
          </p>
          {pending?.failed && <Failed message={pending} onRetry={onRetry} onDiscard={onDiscard} />}
          {creditsReturned && <Returned credits={creditsReturned} />}
        </div>
      ))}
      <span className={styles.time}>
        {sending ? t('conversations.sending') : <time dateTime={entry.at}>{format.time(entry.at)}</time>}
        {!entry.fromMe && version && onReport && (
          <button type="button" className={styles.report} onClick={() => onReport(version)}>
            <Icon name="flag" size={14} />
            <span className="visually-hidden">{t('conversations.report', { time: format.time(entry.at) })}</span>
          </button>
        )}
      </span>
    </li>
  );
}

function Hidden() {
  const { t } = useTranslation();
  return (
    <em className={styles.hidden}>
      <Icon name="lock" size={16} />
      {t('conversations.not_shown')}
    </em>
  );
}

/** What was paid for it is back, and why (PRO-04). */
function Returned({ credits }: { credits: number }) {
  const { t } = useTranslation();
  return (
    <p className={styles.returned}>
      <Icon name="credits" size={16} />
      <span>
        <strong>{t('conversations.returned', { count: credits })}</strong> {t('conversations.returned_why')}
      </span>
    </p>
  );
}

function Failed({ message, onRetry, onDiscard }: { message: Pending } & Pick<Props, 'onRetry' | 'onDiscard'>) {
  const { t } = useTranslation();
  const { code, params } = message.failed ?? { code: 'unknown', params: {} };
  return (
    <div className={styles.failed} role="alert">
      <span>
        <Icon name="warning" size={16} />
        {t('conversations.not_sent')} {codeText(code, params)}
      </span>
      <span className={styles.failedActions}>
        <button type="button" className={styles.action} onClick={() => onRetry(message)}>
          {t('common.try_again')}
        </button>
        <button type="button" className={styles.action} onClick={() => onDiscard(message)}>
          {t('conversations.discard')}
        </button>
      </span>
    </div>
  );
}
