import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useInView } from '../../lib/in-view';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import type { Conversation } from './api';
import { MessageRow, type RowActions } from './message-row';
import type { Pending } from './outbox';
import { heightOf } from './photos/shape';
import { timelineOf, type Row } from './timeline';
import styles from './message-list.module.scss';

type Props = RowActions & {
  chat: Conversation;
  pending: Pending[];
  firstNewId: string | undefined;
  loadingOlder: boolean;
  onOlder: () => void;
};

/** Who is as near as this to the end goes on with what arrives, in pixels. */
const NEAR_END = 80;
/** What stands less than this below the top is read from its end, in pixels. */
const LINE = 24;

/** In pixels, until it is measured. */
const estimatedHeight = (row: Row | undefined) => (row?.content.kind === 'photo' ? heightOf(row.content) : 56);

/**
 * Only what is near the screen is there (CHT-12), so a conversation of years scrolls as one of today. Each row is known
 * by its message: what is loaded above, or arrives below, moves nothing that is being read.
 */
export function MessageList({ chat, pending, firstNewId, loadingOlder, onOlder, ...actions }: Props) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const [headHeight, head] = useHeight();
  const top = useInView<HTMLDivElement>(() => {
    if (chat.has_more && !loadingOlder) onOlder();
  }, '800px');
  const { messages, waiting_photos: photos, has_more: hasMore } = chat;
  const rows = useMemo(
    () => timelineOf(messages, pending, firstNewId, { photos, hasMore }),
    [messages, pending, firstNewId, photos, hasMore],
  );
  const [atEnd, setAtEnd] = useState(true);
  // eslint-disable-next-line react-hooks/incompatible-library -- nothing here is compiled
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]!.id,
    estimateSize: (index) => estimatedHeight(rows[index]),
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    paddingStart: headHeight,
    paddingEnd: 16,
    onChange: (instance) => setAtEnd(instance.isAtEnd(NEAR_END)),
  });
  // The day above what was the first goes once older ones are there: not to be seen by who reads below it.
  list.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { scrollOffset }) =>
    start <= (scrollOffset ?? 0) + headHeight + LINE;

  useLayoutEffect(() => {
    const at = rows.findIndex(({ isNew }) => isNew);
    if (at >= 0) list.scrollToIndex(at, { align: 'start' });
    else list.scrollToEnd();
    // On arrival only, which is over once the first new one has been loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [firstNewId]);

  // Writing brings one back to the end; what arrives while one reads above leaves the place alone.
  const lastOwn = pending.at(-1)?.id;
  useLayoutEffect(() => {
    if (lastOwn) list.scrollToEnd();
  }, [lastOwn, list]);

  const followed = useRef(true);
  useLayoutEffect(() => {
    // The field below grows with what is written in it, and a keyboard comes up: the end stays in sight.
    const observer = new ResizeObserver(() => followed.current && list.scrollToEnd());
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [list]);

  // An own photo that has passed moves down to where it was delivered, and says more or less then: the end stays in sight.
  const newest = rows.at(-1);
  const delivered =
    newest?.fromMe && newest.content.kind === 'photo' ? `${newest.id} ${newest.content.photo?.status}` : undefined;
  const known = useRef(delivered);
  useLayoutEffect(() => {
    if (known.current === delivered) return;
    known.current = delivered;
    if (delivered && followed.current) list.scrollToEnd();
  }, [delivered, list]);

  const shown = list.getVirtualItems();
  const seen = useSeen(rows, list.range?.endIndex);
  const below = rows.filter(({ fromMe, version }) => !fromMe && version !== undefined && version > seen).length;
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={t('conversations.messages')}
        onScroll={() => (followed.current = list.isAtEnd(NEAR_END))}
      >
        <div className={styles.inner}>
          <div ref={head} className={styles.head}>
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
          </div>
          {/* Read aloud as it arrives, and not as it is scrolled to. */}
          <div role="log" aria-live={atEnd ? 'polite' : 'off'}>
            <ol
              role="list"
              className={styles.log}
              style={{
                height: list.getTotalSize(),
                paddingTop: shown[0]?.start,
              }}
            >
              {shown.map(({ key, index }) => (
                <MessageRow
                  key={key}
                  ref={list.measureElement}
                  index={index}
                  count={rows.length}
                  row={rows[index]!}
                  name={chat.profile.name}
                  read={(rows[index]!.version ?? Infinity) <= (chat.read_up_to ?? 0)}
                  {...actions}
                />
              ))}
            </ol>
          </div>
        </div>
      </div>
      {!atEnd && (
        <IconButton
          label={below ? t('conversations.new_below', { count: below }) : t('conversations.to_newest')}
          className={styles.toNewest}
          onClick={() => list.scrollToEnd()}
        >
          <Icon name="down" size={22} />
          {below > 0 && (
            <span className={styles.below}>
              <Badge count={below} label="" />
            </span>
          )}
        </IconButton>
      )}
    </div>
  );
}

/**
 * The newest that has been in sight, of what came after which the button to the end tells how many there are. What the
 * list passes on its way to where it opens, or is scrolled past, is not seen before it stands still.
 */
function useSeen(rows: Row[], lowest: number | undefined): number {
  const [seen, setSeen] = useState(() => {
    const opensAt = rows.findIndex(({ isNew }) => isNew);
    return rows.at(opensAt < 0 ? -1 : Math.max(0, opensAt - 1))?.version ?? 0;
  });
  const version = rows[lowest ?? -1]?.version ?? 0;
  useEffect(() => {
    const still = setTimeout(() => setSeen((before) => Math.max(before, version)), 200);
    return () => clearTimeout(still);
  }, [version]);
  return seen;
}

/** In pixels, followed as it changes. */
function useHeight(): [number, RefObject<HTMLDivElement | null>] {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setHeight(element.current?.offsetHeight ?? 0);
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [height, element];
}
