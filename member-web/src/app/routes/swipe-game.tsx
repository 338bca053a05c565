import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { memberQuery } from '../../features/discovery/api';
import { DetailsSkeleton, ProfileDetails } from '../../features/discovery/profile-details';
import { likesQuery } from '../../features/likes/api';
import { markLiked } from '../../features/likes/cache';
import { showMatch } from '../../features/likes/moments';
import {
  deckOf,
  swipeGameQuery,
  useStartAnew,
  useSwipe,
  useUndo,
  type SwipeCard,
  type SwipeGame,
} from '../../features/swipe-game/api';
import { DeckSkeleton, LikesLeft, SwipeDeck } from '../../features/swipe-game/swipe-deck';
import { useRested } from '../../features/swipe-game/use-rested';
import { InvisibleMark } from '../../features/profiles/invisible-mark';
import { isApiError } from '../../lib/api-client/api-error';
import { raiseConfirmationRequired } from '../../lib/confirmation-required';
import { useErrorText } from '../../lib/error-text';
import { askAnew } from '../../lib/outrun';
import { Button, ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Loading } from '../../ui/spinner';
import { toast } from '../../ui/toasts';
import { PageTitle } from '../page-title';
import styles from './swipe-game.module.scss';

export function Component() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const game = useQuery(swipeGameQuery());
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageTitle>{t('swipe.title')}</PageTitle>
      <header className={`row wrap between gap-4-16 mb-12 ${styles.head}`}>
        <h1>{t('swipe.title')}</h1>
        {game.data && <LikesLeft game={game.data} />}
        <InvisibleMark />
      </header>
      {game.isPending ? (
        <div className={styles.game}>
          <DeckSkeleton />
        </div>
      ) : game.data ? (
        <Play game={game.data} asking={game.isFetching} />
      ) : (
        <LoadError text={ofError(game.error)} onRetry={() => void game.refetch()} busy={game.isFetching} />
      )}
    </main>
  );
}

function Play({ game, asking }: { game: SwipeGame; asking: boolean }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { ofError, ofCode } = useErrorText();
  const listener = {
    onLiked: (id: string, { liked, match }: { liked: boolean; match: boolean }) => {
      markLiked(cache, id, { liked_by_me: liked, match });
      if (match) showMatch(id);
      void askAnew(cache, { queryKey: likesQuery().queryKey });
    },
    onError: (error: unknown) =>
      isApiError(error, 'confirmation_required') ? raiseConfirmationRequired() : toast(ofError(error), 'error'),
  };
  const swipe = useSwipe(listener);
  const undo = useUndo(listener);
  const [top, next] = deckOf(game);
  const told = useTold(top, next);
  const { last_swipe, profiles } = game;
  return (
    <>
      {!top && (asking ? <Loading label={t('common.loading')} /> : <Through canStartAnew={game.can_start_anew} />)}
      {/* A card that has just left is not the last swipe yet: the deck stays, and the focus in it. */}
      {(profiles.length > 0 || last_swipe) && (
        <div className={styles.game}>
          <SwipeDeck
            game={game}
            told={told}
            onSwipe={swipe}
            onUndo={() => last_swipe && undo(last_swipe)}
            onNoLikes={() => toast(ofCode('swipe_limit_reached', { hours: game.wait_hours }), 'error')}
          />
          {top && (
            <section key={top.id} className={`stack gap-24 ${styles.told}`} aria-label={top.name}>
              {told ? <ProfileDetails profile={top} details={told} /> : <DetailsSkeleton />}
            </section>
          )}
        </div>
      )}
    </>
  );
}

/** What a card's member tells, and meanwhile what the next one does. */
function useTold(top: SwipeCard | undefined, next: SwipeCard | undefined) {
  const rested = useRested(top?.id);
  const ask = { staleTime: Infinity };
  const told = useQuery({ ...memberQuery(top?.id ?? ''), ...ask, enabled: rested && top !== undefined });
  useQuery({ ...memberQuery(next?.id ?? ''), ...ask, enabled: told.isSuccess && rested && next !== undefined });
  return top && told.data;
}

function Through({ canStartAnew }: { canStartAnew: boolean }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const anew = useStartAnew();
  return (
    <EmptyState
      drawing={DRAWINGS.members}
      title={t('swipe.through_title')}
      action={
        <>
          {canStartAnew && (
            <Button
              variant="primary"
              busy={anew.isPending}
              onClick={() => void anew.mutateAsync().catch((error: unknown) => toast(ofError(error), 'error'))}
            >
              {t('swipe.anew')}
            </Button>
          )}
          <ButtonLink to="/members">{t('app.to_members')}</ButtonLink>
        </>
      }
    >
      {t('swipe.through_text')}
      {canStartAnew && ` ${t('swipe.through_anew')}`}
    </EmptyState>
  );
}
