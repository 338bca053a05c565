import { useTranslation } from '../../lib/texts';
import { useParams } from 'react-router';
import { LikeButton } from '../../features/likes/like-button';
import { LikeTabs } from '../../features/likes/like-tabs';
import type { LikeType } from '../../features/likes/like-type';
import { LikesGrid } from '../../features/likes/likes-grid';
import { NewMark } from '../../features/likes/new-mark';
import { MemberCard } from '../../features/discovery/member-card';
import { followTrail } from '../../features/discovery/trail';
import { WriteButton } from '../../features/likes/write-button';
import { InvisibleMark } from '../../features/profiles/invisible-mark';
import { PageTitle } from '../page-title';
import { BackButton } from '../back-button';

export function Component() {
  const { t } = useTranslation();
  const { type: named } = useParams() as { type?: LikeType };
  const type = named ?? 'received';
  return (
    <main id="main" className="page page--wide">
      <PageTitle>{t('likes.title')}</PageTitle>
      {named !== undefined && <BackButton />}
      <div className="title-line">
        <h1>{t('likes.title')}</h1>
        <InvisibleMark />
      </div>
      <LikeTabs current={type} />
      <LikesGrid
        key={type}
        type={type}
        card={(profile, list) => (
          <MemberCard
            profile={profile}
            to={profile.match ? `/likes/m/${profile.id}` : undefined}
            onOpen={() => followTrail(list)}
            mark={profile.like_new && <NewMark />}
            action={
              <>
                <LikeButton profile={profile} />
                {profile.match && <WriteButton profile={profile} />}
              </>
            }
          />
        )}
      />
    </main>
  );
}
