import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from '../../lib/texts';
import { useInView } from '../../lib/in-view';
import { Badge } from '../../ui/badge';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/spinner';
import type { Conversation } from './api';
import { hasMenu, MessageMenu } from './message-menu';
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
  /** The message that a search is at. */
  found: string | undefined;
};

/** Within this distance of the end, in pixels, the list follows new messages. */
const NEAR_END = 80;
/** A row that begins within this distance below the top, in pixels, counts as above the reader's place. */
const LINE = 24;

/** Estimated height of a row in pixels, until it is measured. */
const estimatedHeight = (row: Row | undefined) => (row?.content.kind === 'photo' ? heightOf(row.content) : 56);

/**
 * A virtual list (CHT-12): only rows near the screen are in the DOM, so that long conversations scroll as fast as short
 * ones. Rows are keyed by message, so loading older ones or receiving new ones does not move what is being read.
 */
export function MessageList({ chat, pending, firstNewId, loadingOlder, onOlder, found, ...actions }: Props) {
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
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index]!.key,
    estimateSize: (index) => estimatedHeight(rows[index]),
    overscan: 12,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    paddingStart: headHeight,
    paddingEnd: 16,
    onChange: (instance) => setAtEnd(instance.isAtEnd(NEAR_END)),
  });
  // When older messages come, the first row may lose its date and shrink: the reader below it must not see a shift.
  list.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _, { scrollOffset }) =>
    start <= (scrollOffset ?? 0) + headHeight + LINE;

  useLayoutEffect(() => {
    const at = rows.findIndex(({ isNew }) => isNew);
    if (at >= 0) list.scrollToIndex(at, { align: 'start' });
    else list.scrollToEnd();
    // Only on opening, which ends once the first new message is loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [firstNewId]);

  // Sending scrolls to the end. Messages that arrive while the reader is further up do not.
  const lastOwn = pending.at(-1)?.id;
  useLayoutEffect(() => {
    if (lastOwn) list.scrollToEnd();
  }, [lastOwn, list]);

  const lookedFor = useRef(found);
  useLayoutEffect(() => {
    if (lookedFor.current === found) return;
    lookedFor.current = found;
    const at = rows.findIndex(({ key }) => key === found);
    if (at >= 0) list.scrollToIndex(at, { align: 'center' });
  }, [found, rows, list]);

  const [asked, setAsked] = useState<{ row: Row; anchor: DOMRect }>();
  const onMenu = useCallback((row: Row, anchor: DOMRect) => setAsked({ row, anchor }), []);

  const followed = useRef(true);
  useLayoutEffect(() => {
    // When the composer grows or a keyboard opens, the end stays visible.
    const observer = new ResizeObserver(() => followed.current && list.scrollToEnd());
    if (scroller.current) observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [list]);

  // A photo that passes inspection moves down to its time of delivery and changes its height: the end stays visible.
  const newest = rows.at(-1);
  const delivered =
    newest?.fromMe && newest.content.kind === 'photo' ? `${newest.id} ${newest.content.photo?.status}` : undefined;
  const known = useRef(delivered);
  useLayoutEffect(() => {
    if (known.current === delivered) return;
    known.current = delivered;
    if (delivered && followed.current) list.scrollToEnd();
  }, [delivered, list]);

  const placed = usePlaced();
  const shown = list.getVirtualItems();
  const [lastMore, setLastMore] = useState<string>();
  const withMenu = shown
    .filter(({ index }) => hasMenu(rows[index]!, actions.onReport))
    .map(({ index }) => rows[index]!.key);
  const tabbable = lastMore !== undefined && withMenu.includes(lastMore) ? lastMore : withMenu.at(-1);
  const seen = useSeen(rows, list.range?.endIndex);
  const below = rows.filter(({ fromMe, version }) => !fromMe && version !== undefined && version > seen).length;
  return (
    <div className="column fill relative min-0">
      <div
        ref={scroller}
        className={`fill min-0 ${styles.scroller} ${placed ? '' : styles.measuring}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        tabIndex={0}
        role="region"
        aria-label={t('conversations.messages')}
        onScroll={() => (followed.current = list.isAtEnd(NEAR_END))}
      >
        <div className={`column to-end full relative center px-16 ${styles.inner}`}>
          <div ref={head} className={`absolute pt-16 ${styles.head}`}>
            {chat.has_more && (
              <div ref={top} className="place-center min-44 secondary">
                {loadingOlder ? (
                  <Spinner />
                ) : (
                  <button type="button" className="text-action" onClick={onOlder}>
                    {t('conversations.older')}
                  </button>
                )}
              </div>
            )}
            {chat.history_months !== undefined && (
              <p className="flex gap-8 small quiet items-top justify-center mb-12">
                <Icon name="lock" size={16} />
                <span>{t('conversations.history_limit', { count: chat.history_months })}</span>
              </p>
            )}
          </div>
          {/* Read aloud as it arrives, and not as it is scrolled to. */}
          <div role="log" aria-live={atEnd ? 'polite' : 'off'}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead between the buttons in it */}
            <ol
              role="list"
              style={{
                height: list.getTotalSize(),
                paddingTop: shown[0]?.start,
              }}
              onFocus={({ target }) => target instanceof HTMLElement && setLastMore(target.dataset.more)}
              onKeyDown={moveBetweenMenus}
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
                  found={rows[index]!.key === found}
                  tabbable={rows[index]!.key === tabbable}
                  onMenu={onMenu}
                  {...actions}
                />
              ))}
            </ol>
          </div>
        </div>
      </div>
      {asked && (
        <MessageMenu
          conversationId={chat.id}
          {...asked}
          onReport={actions.onReport}
          onClose={() => setAsked(undefined)}
        />
      )}
      {!atEnd && (
        <IconButton
          label={below ? t('conversations.new_below', { count: below }) : t('conversations.to_newest')}
          className={`absolute ${styles.toNewest}`}
          onClick={() => list.scrollToEnd()}
        >
          <Icon name="down" size={22} />
          {below > 0 && (
            <span className={`absolute ${styles.below}`}>
              <Badge count={below} label="" />
            </span>
          )}
        </IconButton>
      )}
    </div>
  );
}

/** Whether the rows have been measured and stand where they belong: not in the first frame, which guesses their heights. */
function usePlaced(): boolean {
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPlaced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return placed;
}

/** From the "more" of one message to that of the one above or below it. */
function moveBetweenMenus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-more]')];
  const at = all.indexOf(event.target as HTMLElement);
  const next = at < 0 || !step ? undefined : all[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The version of the newest message that has been visible; the button to the end counts the later ones. Messages that are
 * only scrolled past do not count: the list must have stood still.
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

/** The height of an element in pixels, kept up to date. */
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
