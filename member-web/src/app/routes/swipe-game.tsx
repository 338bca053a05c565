import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { likesQuery } from '../../features/likes/api';
import { markLiked } from '../../features/likes/cache';
import { showMatch } from '../../features/likes/moments';
import { deckOf, swipeGameQuery, useStartAnew, useSwipe, useUndo, type SwipeGame } from '../../features/swipe-game/api';
import { SwipeDeck } from '../../features/swipe-game/swipe-deck';
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
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageTitle>{t('swipe.title')}</PageTitle>
      <h1>{t('swipe.title')}</h1>
      <div className={`mb-8 text-center ${styles.invisible}`}>
        <InvisibleMark />
      </div>
      <Game />
    </main>
  );
}

function Game() {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const game = useQuery(swipeGameQuery());
  if (game.isPending) return <Loading label={t('common.loading')} />;
  if (!game.data) {
    return <LoadError text={ofError(game.error)} onRetry={() => void game.refetch()} busy={game.isFetching} />;
  }
  return <Play game={game.data} asking={game.isFetching} />;
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
  const through = deckOf(game).length === 0;
  const { last_swipe } = game;
  return (
    <>
      {through && (asking ? <Loading label={t('common.loading')} /> : <Through canStartAnew={game.can_start_anew} />)}
      {(!through || last_swipe) && (
        <SwipeDeck
          game={game}
          onSwipe={swipe}
          onUndo={() => last_swipe && undo(last_swipe)}
          onNoLikes={() => toast(ofCode('swipe_limit_reached', { hours: game.wait_hours }), 'error')}
        />
      )}
    </>
  );
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
