import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { ReceivedGifts } from '../../features/conversations/gifts/received-gifts';
import { useSeenLike } from '../../features/likes/api';
import { LikePopup, secondsOf } from '../../features/likes/like-popup';
import { Gallery } from '../../features/photos/gallery';
import { cardFromLists, memberQuery } from '../../features/discovery/api';
import { DetailsSkeleton, ProfileDetails } from '../../features/discovery/profile-details';
import { ProfileSkeleton } from '../../features/discovery/profile-skeleton';
import { ProfileView } from '../../features/discovery/profile-view';
import { isApiError } from '../../lib/api-client/api-error';
import { useErrorText } from '../../lib/error-text';
import { useUser } from '../../lib/session';
import { Alert } from '../../ui/alert';
import { ButtonLink } from '../../ui/button';
import { LoadError } from '../../ui/load-error';
import { PageTitle } from '../page-title';
import { BackButton } from '../back-button';
import { MemberActions } from './member-actions';
import { ReportPhoto } from './report-photo';

export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const cache = useQueryClient();
  const { ofError } = useErrorText();
  const member = useQuery(memberQuery(id));
  const seconds = secondsOf(useSearchParams()[0]);
  useSeenLike(member.data?.id);
  const own = useUser()?.profile.id === id;
  const known = member.data ?? cardFromLists(cache, id);

  if (member.isError) {
    const final = isApiError(member.error, 'profile_not_available') || isApiError(member.error, 'member_not_found');
    return (
      <main id="main" className="page">
        <PageTitle>{t('profiles.title')}</PageTitle>
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
      <BackButton over />
      {seconds !== undefined && member.data?.can_like && <LikePopup key={id} profile={member.data} seconds={seconds} />}
      {known ? (
        <ProfileView
          profile={known}
          gallery={
            member.data &&
            member.data.photos.length > 0 && (
              <Gallery
                photos={member.data.photos}
                name={known.name}
                tools={own ? undefined : (photoId) => <ReportPhoto key={photoId} id={photoId} name={known.name} />}
              />
            )
          }
          notice={member.data?.blocked_by_me && <Alert>{t('relations.you_blocked', { name: known.name })}</Alert>}
          actions={member.data && <MemberActions member={member.data} />}
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
    </main>
  );
}
