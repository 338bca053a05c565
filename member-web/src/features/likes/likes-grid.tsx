import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { useErrorText } from '../../lib/error-text';
import { ButtonLink } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { likesQuery, type LikedCard } from './api';
import { ofType, type LikeType } from './like-type';

type Props = {
  type: LikeType;
  /** A card of the list, with the whole of it. */
  card: (profile: LikedCard, list: LikedCard[]) => ReactNode;
};

export function LikesGrid({ type, card }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const likes = useQuery(likesQuery());
  if (likes.isPending) {
    return (
      <div className="people-grid" role="status" aria-label={t('common.loading')}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="portrait rounded" height="auto" />
        ))}
      </div>
    );
  }
  if (!likes.data) {
    return <LoadError text={ofError(likes.error)} onRetry={() => void likes.refetch()} busy={likes.isFetching} />;
  }
  const profiles = ofType(likes.data, type);
  if (profiles.length === 0) return <NoLikes type={type} />;
  return (
    <ul className="people-grid" role="list">
      {profiles.map((profile) => (
        <li key={profile.id}>{card(profile, profiles)}</li>
      ))}
    </ul>
  );
}

function NoLikes({ type }: { type: LikeType }) {
  const { t } = useTranslation();
  const words = {
    received: { title: t('likes.no_received_title'), text: t('likes.no_received_text') },
    given: { title: t('likes.no_given_title'), text: t('likes.no_given_text') },
    matches: { title: t('likes.no_matches_title'), text: t('likes.no_matches_text') },
  }[type];
  return (
    <EmptyState
      drawing={DRAWINGS.likes}
      title={words.title}
      action={
        <ButtonLink variant="primary" to="/members">
          {t('app.to_members')}
        </ButtonLink>
      }
    >
      {words.text}
    </EmptyState>
  );
}
