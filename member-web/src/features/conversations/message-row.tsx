import { memo, type Ref } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { codeText } from '../../lib/error-text';
import { useFormat } from '../../lib/format';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/button';
import { leavesFocus } from '../../ui/leaves-focus';
import { useLongPress } from '../../lib/long-press';
import { asksForMoney } from './asks-for-money';
import { hasMenu } from './message-menu';
import { waits, type Pending } from './outbox';
import { kindOf } from './kinds';
import type { Row } from './timeline';
import styles from './message-list.module.scss';

export type RowActions = {
  onRetry: (message: Pending) => void;
  onDiscard: (message: Pending) => void;
  /** Absent if the message cannot be reported. */
  onReport: ((version: number) => void) | undefined;
};

type Props = RowActions & {
  ref: Ref<HTMLLIElement>;
  row: Row;
  /** Position and total for screen readers: most rows are not in the DOM. */
  index: number;
  count: number;
  name: string;
  /** Read by the other member, and both share read state (CHT-09). */
  read: boolean;
  /** What was searched for is in it, and this is where one is among all that was found. */
  found: boolean;
  /** Its "more" is the one that Tab reaches; arrows lead to the others. */
  tabbable: boolean;
  /** Opens its menu, beside this place on the screen. */
  onMenu: (row: Row, anchor: DOMRect) => void;
};

export const MessageRow = memo(function MessageRow({ ref, row, index, count, name, read, ...rest }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { fromMe, content, sentAt, pending, creditsReturned, day, isNew, first, last } = row;
  const { found, tabbable, onMenu, ...actions } = rest;
  const { View } = kindOf(content);
  const menu = hasMenu(row, actions.onReport);
  const open = (element: HTMLElement) => onMenu(row, element.getBoundingClientRect());
  const longPress = useLongPress(
    menu
      ? (element) => {
          navigator.vibrate?.(10);
          open(element);
        }
      : undefined,
  );
  return (
    <li ref={ref} data-index={index} aria-setsize={count} aria-posinset={index + 1}>
      {day && (
        <div className={`flex small strong quiet justify-center ${styles.day}`}>
          <span>{format.daySeparator(sentAt)}</span>
        </div>
      )}
      {isNew && (
        <div className={`row gap-12 small strong pt-12 ${styles.new}`}>
          <span>{t('conversations.new_messages')}</span>
        </div>
      )}
      <div
        className={[
          'stack items-start full gap-4',
          styles.row,
          fromMe ? styles.mine : styles.theirs,
          first && styles.first,
          last && styles.last,
        ]
          .filter(Boolean)
          .join(' ')}
      >
        {first && <span className="visually-hidden">{fromMe ? t('conversations.you') : name}</span>}
        <div className={`relative ${styles.line}`}>
          <div
            className={`max-full text-15 ${styles.bubble}`}
            data-kind={content.kind}
            data-state={pending ? (pending.failed && !waits(pending) ? 'failed' : 'sending') : undefined}
            data-found={found || undefined}
            {...longPress}
          >
            <View
              id={row.key}
              content={content}
              fromMe={fromMe}
              sentAt={sentAt}
              version={row.version}
              stopped={pending?.failed !== undefined}
            />
          </div>
          {menu && (
            <IconButton
              label={t('conversations.message_more', { time: format.time(sentAt) })}
              title={t('conversations.message_menu')}
              aria-haspopup="dialog"
              className={`absolute ${styles.more}`}
              data-more={row.key}
              tabIndex={tabbable ? 0 : -1}
              onClick={({ currentTarget }) => open(currentTarget)}
            >
              <Icon name="more" size={20} />
            </IconButton>
          )}
        </div>
        {pending?.failed && <Failed message={pending} {...actions} />}
        {creditsReturned && <Returned credits={creditsReturned} content={content} />}
        {!fromMe && asksForMoney(kindOf(content).textOf(content) ?? '') && <MoneyHint />}
        {last && !pending?.failed && <State row={row} read={read} />}
      </div>
    </li>
  );
});

/** State and time under the last message of a group: sending, sent, or read. */
function State({ row: { fromMe, sentAt, pending }, read }: Pick<Props, 'row' | 'read'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (pending) {
    return (
      <span className="gap-4 small quiet figures inline items-center px-6">
        <Icon name="clock" size={14} />
        {t('conversations.sending')}
      </span>
    );
  }
  return (
    <span className="gap-4 small quiet figures inline items-center px-6">
      <time dateTime={sentAt}>{format.time(sentAt)}</time>
      {fromMe && (
        <span className={`inline quiet ${styles.sent}`} data-read={read || undefined}>
          <Icon name={read ? 'checks' : 'check'} size={read ? 16 : 14} />
          <span className="visually-hidden">{t(read ? 'conversations.read' : 'conversations.sent')}</span>
        </span>
      )}
    </span>
  );
}

/** Says that the credits were returned, and why (PRO-04); a rejected photo gives its own reason. */
function Returned({ credits, content }: { credits: number } & Pick<Row, 'content'>) {
  const { t } = useTranslation();
  const told = content.kind === 'photo' && content.photo?.status === 'rejected';
  return (
    <p className={`row gap-6 small quiet px-6 ${styles.returned}`}>
      <Icon name="credits" size={16} />
      <span>
        <strong className="success">{t('conversations.returned', { count: credits })}</strong>{' '}
        {!told && t('conversations.returned_why')}
      </span>
    </p>
  );
}

/** Beside a text that reads like a request for money; it hinders nothing. */
function MoneyHint() {
  const { t } = useTranslation();
  return (
    <p className={`flex gap-6 small quiet px-6 items-top ${styles.returned}`}>
      <Icon name="shield" size={16} />
      <span>
        {t('help.money')}{' '}
        <Link to="/pages/safety" className="link">
          {t('help.money_more')}
        </Link>
      </span>
    </p>
  );
}

function Failed({ message, onRetry, onDiscard }: { message: Pending } & Pick<RowActions, 'onRetry' | 'onDiscard'>) {
  const { t } = useTranslation();
  const { code, params } = message.failed ?? { code: 'unknown', params: {} };
  const waiting = waits(message);
  return (
    <div
      ref={leavesFocus}
      className={`flex wrap to-end gap-0-12 small ${waiting ? 'quiet' : 'danger'} ${styles.failed}`}
      role={waiting ? 'status' : 'alert'}
    >
      <span className="inline items-center gap-6">
        <Icon name={waiting ? 'clock' : 'warning'} size={16} />
        {waiting ? t('conversations.waits_for_connection') : `${t('conversations.not_sent')} ${codeText(code, params)}`}
      </span>
      <span className="inline items-center gap-6">
        <button type="button" className="text-action" onClick={() => onRetry(message)}>
          {t('common.try_again')}
        </button>
        <button type="button" className="text-action" onClick={() => onDiscard(message)}>
          {t(waiting ? 'common.cancel' : 'conversations.discard')}
        </button>
      </span>
    </div>
  );
}
