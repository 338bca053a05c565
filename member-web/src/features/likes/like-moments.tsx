import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from '../../lib/texts';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '../../lib/store';
import { Button } from '../../ui/button';
import { Modal } from '../../ui/modal';
import { likesQuery } from './api';
import { MatchView, quietOnGlow } from './match-view';
import { endMoment, moments } from './moments';
import { NewLikeModal } from './new-like-modal';

/** Nobody is interrupted while writing or paying: what comes meanwhile is shown afterwards. */
const BUSY = /^\/(chats|credits|premium|complete-signup|members\/[^/]+\/chat)/;

/** Shows the likes and matches that come in, the newest of the likes for all of them. */
export function LikeMoments() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const waiting = useStore(moments, (all) => all);
  const moment = waiting.find(({ kind }) => kind === 'match') ?? waiting.at(-1);
  const likes = useQuery({ ...likesQuery(), enabled: moment !== undefined });
  const profile = moment && likes.data?.liked_by.find(({ id }) => id === moment.id);
  // A like that one returned oneself is told as a match.
  const returned = moment?.kind === 'like' && profile?.liked_by_me === true;
  // A match that one has ended by now may still be told.
  const ended = moment?.kind === 'match' && profile?.match === false;
  // Taken back, or hidden by a block meanwhile.
  const gone = moment !== undefined && likes.isFetched && !likes.isFetching && (!profile || returned || ended);

  useEffect(() => {
    if (gone) endMoment(moment);
  }, [gone, moment]);

  if (!profile || returned || ended || BUSY.test(pathname)) return null;
  const close = () => endMoment(moment);
  if (moment.kind === 'match') {
    return (
      <Modal open onClose={close} title={t('likes.match_title')} look="glow">
        <MatchView profile={profile} onLeave={close}>
          <Button className={quietOnGlow} wide onClick={close}>
            {t('likes.look_on')}
          </Button>
        </MatchView>
      </Modal>
    );
  }
  const closeAll = () => moments.set((all) => all.filter(({ kind }) => kind !== 'like'));
  const open = () => {
    closeAll();
    void navigate(`/members/${profile.id}`);
  };
  return <NewLikeModal profile={profile} onClose={closeAll} onImagePressed={open} onButtonPressed={open} />;
}
