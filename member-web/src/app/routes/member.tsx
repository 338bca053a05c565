import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { useNavigate, useParams } from 'react-router';
import { ReceivedGifts } from '../../features/conversations/gifts/received-gifts';
import { useSeenLike } from '../../features/likes/api';
import { Gallery } from '../../features/photos/gallery';
import { cardFromLists, memberQuery } from '../../features/discovery/api';
import { DetailsSkeleton, ProfileDetails } from '../../features/discovery/profile-details';
import { MoreLikeThis } from '../../features/discovery/more-like-this';
import { ProfileSkeleton } from '../../features/discovery/profile-skeleton';
import { ProfileView } from '../../features/discovery/profile-view';
import { ProfileWays } from '../../features/discovery/profile-ways';
import { useSwipe, type Step } from '../../features/discovery/steps';
import { useNeighbours } from '../../features/discovery/trail';
import { LikeButton } from '../../features/likes/like-button';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { LoadError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { BackButton } from '../back-button';
import { OwnPreview, type Audience } from '../own-preview';
import { PageTitle } from '../page-title';
import { MemberActions } from './member-actions';
import { ReportPhoto } from './report-photo';

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const cache = useQueryClient();
  const { ofError } = useErrorText();
  const member = useQuery(memberQuery(id));
  useSeenLike(member.data?.id);
  const own = useUser()?.profile.id === id;
  const [audience, setAudience] = useState<Audience>('premium');
  const photos = own && audience === 'free' ? member.data?.photos.slice(0, 1) : member.data?.photos;
  const neighbours = useNeighbours(id);
  const navigate = useNavigate();
  const step = (by: Step) => {
    const to = by === 1 ? neighbours.next : neighbours.previous;
    // In its place: one press of Back still leads to the list.
    if (to) void navigate(`/members/${to}`, { replace: true });
  };
  const touch = useSwipe(step);
  const known = member.data ?? cardFromLists(cache, id);

  const final = isApiError(member.error, 'profile_not_available') || isApiError(member.error, 'member_not_found');
  // Who is being read about stays, though a later look at them failed; not who may no longer be seen.
  if (member.isError && (final || !member.data)) {
    return (
      <main id="main" className="page">
        <PageTitle>{t('profiles.title')}</PageTitle>
        <ProfileWays back={<BackButton />} neighbours={neighbours} onStep={step} />
        <LoadError
          heading="h1"
          text={ofError(member.error)}
          onRetry={final ? undefined : () => void member.refetch()}
          busy={member.isFetching}
          action={<ButtonLink to="/members">{t('app.to_members')}</ButtonLink>}
        />
      </main>
    );
  }
  return (
    <main id="main" className="page">
      <PageTitle>{known?.name}</PageTitle>
      <ProfileWays back={<BackButton />} neighbours={neighbours} onStep={step} />
      {own && <OwnPreview audience={audience} onAudience={setAudience} shown={member.data} />}
      {own && audience === 'visitors' ? null : known ? (
        <ProfileView
          key={id}
          profile={known}
          touch={touch}
          gallery={
            photos &&
            photos.length > 0 && (
              <Gallery
                photos={photos}
                name={known.name}
                tools={own ? undefined : (photoId) => <ReportPhoto key={photoId} id={photoId} name={known.name} />}
              />
            )
          }
          notice={member.data?.blocked_by_me && <Alert>{t('relations.you_blocked', { name: known.name })}</Alert>}
          actions={
            own ? undefined : member.data ? (
              <MemberActions member={member.data} />
            ) : (
              <Skeleton height={44} width={220} />
            )
          }
        >
          {member.data ? (
            <>
              <ProfileDetails profile={known} details={member.data} />
              <ReceivedGifts gifts={member.data.gifts} />
            </>
          ) : (
            <DetailsSkeleton />
          )}
        </ProfileView>
      ) : (
        <ProfileSkeleton />
      )}
      {member.data && !own && !member.data.blocked_by_me && (
        <MoreLikeThis key={`like-${id}`} profile={member.data} action={(profile) => <LikeButton profile={profile} />} />
      )}
    </main>
  );
}
