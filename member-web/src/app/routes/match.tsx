import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { useParams } from 'react-router';
import { likesQuery } from '../../features/likes/api';
import { LikeButton } from '../../features/likes/like-button';
import { MatchView, quietOnGlow } from '../../features/likes/match-view';
import { useErrorText } from '../../lib/error-text';
import { Avatar } from '../../ui/avatar';
import { ButtonLink } from '../../ui/button';
import { ERROR_DRAWINGS } from '../../ui/drawing';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { Loading } from '../../ui/spinner';
import { PageTitle } from '../page-title';
import { BackButton } from '../back-button';
import styles from './match.module.scss';

/** What is between the member and one other: a match, a like to return, or no like any more. */
export function Component() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  return (
    <main id="main" className={`page ${styles.page}`}>
      <PageTitle>{t('likes.title')}</PageTitle>
      <BackButton />
      <Between id={id} />
    </main>
  );
}

function Between({ id }: { id: string }) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const likes = useQuery(likesQuery());
  if (likes.isPending) return <Loading label={t('common.loading')} />;
  if (!likes.data) {
    return <LoadError heading="h1" text={ofError(likes.error)} onRetry={() => void likes.refetch()} />;
  }
  const profile = likes.data.liked_by.find((one) => one.id === id);
  if (!profile) {
    return (
      <EmptyState
        heading="h1"
        drawing={ERROR_DRAWINGS.broken}
        title={t('likes.no_like_title')}
        action={<ButtonLink to="/likes">{t('likes.title')}</ButtonLink>}
      >
        {t('likes.no_like_text')}
      </EmptyState>
    );
  }
  const { name, match } = profile;
  const toProfile = `/members/${id}`;
  if (match) {
    return (
      <div className={styles.glow}>
        <MatchView profile={profile} heading="h1">
          <ButtonLink className={quietOnGlow} wide to={toProfile}>
            {t('likes.view_profile')}
          </ButtonLink>
        </MatchView>
      </div>
    );
  }
  return (
    <div className={`stack centered gap-12 text-center py-24 ${styles.like}`}>
      <Avatar profile={profile} size={160} />
      <h1>{t('likes.liked_you', { name })}</h1>
      <p>{t('likes.like_back', { name })}</p>
      <div className="flex wrap gap-8 justify-center mt-12">
        <ButtonLink to={toProfile}>{t('likes.view_profile')}</ButtonLink>
        <LikeButton profile={profile} look="bar" />
      </div>
    </div>
  );
}
