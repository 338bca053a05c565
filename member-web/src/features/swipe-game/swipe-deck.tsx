import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from '../../lib/texts';
import { isSecondOfTwo, onlyOnePress } from '../../lib/double-press';
import { Icon } from '../../ui/icon';
import { leavesFocus } from '../../ui/leaves-focus';
import { Skeleton } from '../../ui/skeleton';
import { SwipeCard, type Told } from './swipe-card';
import styles from './swipe-deck.module.scss';
import { deckOf, type SwipeCard as Card, type SwipeGame } from './api';
import { useDrag } from './use-drag';

/** As long as the card takes to leave. */
const LEAVING = 240;

interface Leaving {
  card: Card;
  like: boolean;
  /** Pixels beside the deck where the finger left it. */
  from: number;
}

type Props = {
  game: SwipeGame;
  /** Of the card on top. */
  told: Told | undefined;
  onSwipe: (card: Card, like: boolean) => void;
  onUndo: () => void;
  /** A like was meant while none is left. */
  onNoLikes: () => void;
};

/** Swiped by pointer, arrow keys and buttons, which all do the same (DSC-06). */
export function SwipeDeck({ game, told, onSwipe, onUndo, onNoLikes }: Props) {
  const { t } = useTranslation();
  const [top, next] = deckOf(game);
  const { likes_left, wait_hours, last_swipe } = game;
  const [said, say] = useState('');
  const [leaving, setLeaving] = useState<Leaving>();
  /** Pressed already: the screen follows in a moment. */
  const acted = useRef<string>(undefined);
  useEffect(() => {
    acted.current = undefined;
  }, [top?.id]);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(undefined), LEAVING);
    return () => clearTimeout(timer);
  }, [leaving]);

  const swipe = (like: boolean, from = 0) => {
    if (!top || acted.current === top.id) return;
    if (like && likes_left === 0) return onNoLikes();
    acted.current = top.id;
    setLeaving({ card: top, like, from });
    const done = t(like ? 'swipe.said_liked' : 'swipe.said_skipped', { name: top.name });
    say(next ? `${done} ${t('swipe.said_next', { name: next.name })}` : done);
    onSwipe(top, like);
  };
  const undo = () => {
    if (!last_swipe) return;
    setLeaving(undefined);
    acted.current = undefined;
    say(last_swipe.profile ? t('swipe.said_undone', { name: last_swipe.profile.name }) : '');
    onUndo();
  };
  const drag = useDrag(swipe);
  useKeys({ ArrowLeft: () => swipe(false), ArrowRight: () => swipe(true), Backspace: undo });

  return (
    <section tabIndex={-1} className="stack centered gap-12" aria-label={t('swipe.deck')}>
      {likes_left === 0 && (
        <p className="text-center up-to-440" role="status">
          <strong className="secondary">{t('swipe.wait_title')}</strong> {t('swipe.wait', { count: wait_hours })}
        </p>
      )}
      {(top || leaving) && (
        <div className={`relative ${styles.deck}`}>
          {next && (
            <div className={`absolute ${styles.below}`}>
              <SwipeCard key={next.id} profile={next} below />
            </div>
          )}
          {top && (
            <div key={top.id} className={`absolute ${styles.top}`} {...drag}>
              <SwipeCard profile={top} told={told} />
              <span
                className={`absolute bold-20 white rounded py-4 px-14 ${styles.stamp} ${styles.stampLike}`}
                aria-hidden="true"
              >
                {t('swipe.stamp_like')}
              </span>
              <span
                className={`absolute bold-20 white rounded py-4 px-14 ${styles.stamp} ${styles.stampSkip}`}
                aria-hidden="true"
              >
                {t('swipe.stamp_skip')}
              </span>
            </div>
          )}
          {leaving && (
            <div
              key={`${leaving.card.id} leaving`}
              className={`absolute ${styles.leaving} ${leaving.like ? styles.right : styles.left}`}
              style={{ '--from': leaving.from } as CSSProperties}
              aria-hidden="true"
            >
              <SwipeCard profile={leaving.card} below />
            </div>
          )}
        </div>
      )}
      <div className={`row justify-center gap-24 pt-8 ${styles.buttons}`}>
        {top && (
          <button
            ref={leavesFocus}
            type="button"
            className={styles.skip}
            aria-label={t('swipe.skip', { name: top.name })}
            onKeyDown={onlyOnePress}
            onClick={() => swipe(false)}
          >
            <Icon name="close" size={30} />
          </button>
        )}
        <button
          type="button"
          className={styles.undo}
          aria-label={t('swipe.undo')}
          title={t('swipe.undo')}
          aria-disabled={!last_swipe || undefined}
          onClick={(press) => isSecondOfTwo(press) || undo()}
        >
          <Icon name="undo" size={22} />
        </button>
        {top && (
          <button
            ref={leavesFocus}
            type="button"
            className={styles.like}
            aria-label={t('likes.like', { name: top.name })}
            aria-disabled={likes_left === 0 || undefined}
            onKeyDown={onlyOnePress}
            onClick={(press) => isSecondOfTwo(press) || swipe(true)}
          >
            <Icon name="heart" size={32} filled={likes_left > 0} />
          </button>
        )}
      </div>
      {top && <p className={`small quiet text-center ${styles.keys}`}>{t('swipe.keys')}</p>}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </section>
  );
}

export function LikesLeft({ game: { likes_left, like_limit } }: { game: SwipeGame }) {
  const { t } = useTranslation();
  return (
    <p className="row gap-8 quiet figures">
      <span className={`flex gap-2 ${styles.hearts}`} aria-hidden="true">
        {Array.from({ length: like_limit }, (_, i) => (
          <Icon key={i} name="heart" size={16} filled={i < likes_left} />
        ))}
      </span>
      {likes_left > 0 && <span>{t('swipe.likes_left', { count: likes_left })}</span>}
    </p>
  );
}

export function DeckSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="stack centered gap-12" role="status" aria-label={t('common.loading')}>
      <div className={`relative ${styles.deck}`}>
        <Skeleton className={styles.coming} height="100%" />
      </div>
      <div className={`row justify-center gap-24 pt-8 ${styles.buttons}`}>
        <Skeleton width={68} height={68} round />
        <Skeleton width={48} height={48} round />
        <Skeleton width={68} height={68} round />
      </div>
    </div>
  );
}

/** Not while a dialog is open or somebody types, and once for each press. */
function useKeys(keys: Record<string, () => void>) {
  const newest = useRef(keys);
  useEffect(() => {
    newest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = newest.current[event.key];
      if (!act || event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="menu"]'))
        return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
