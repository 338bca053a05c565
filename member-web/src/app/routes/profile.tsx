import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { OwnGifts } from '../../features/conversations/gifts/own-gifts';
import { InvisibleMark } from '../../features/profiles/invisible-mark';
import { OwnProfile } from '../../features/profiles/own-profile';
import { ProfileCompleteness } from '../../features/profiles/profile-completeness';
import { VisitorsQuestion } from '../../features/profiles/visitors-question';
import { photosQuery } from '../../features/photos/api';
import { OwnPhotos } from '../../features/photos/own-photos';
import { usePlace } from '../../lib/region-term';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import { Button, ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import { PageTitle } from '../page-title';
import { useLogOutAndLeave } from '../use-log-out';
import styles from './profile.module.scss';

/** One's own page: what others see, and the way to what belongs to the account. */
export function Component() {
  const { t } = useTranslation();
  const user = useUser();
  const place = usePlace();
  const { locales } = useSettings();
  const logOut = useLogOutAndLeave();
  // Nobody's are asked for in the moment between logging out and leaving.
  const photos = useQuery({ ...photosQuery(), enabled: Boolean(user) }).data?.photos.length ?? 0;
  if (!user) return null;
  const { profile } = user;
  return (
    <main id="main" className={`page up-to-720 ${styles.page}`}>
      <PageTitle>{t('app.my_profile')}</PageTitle>
      <header className="row gap-20 mb-24">
        <Avatar profile={profile} size={96} />
        <div className="stack items-start gap-2 shrink breaks">
          <h1>
            <bdi>{profile.name}</bdi> <span className="regular">{profile.age}</span>
          </h1>
          <p className="quiet">{place.full(profile)}</p>
          <InvisibleMark />
          {profile.status === 'active' ? (
            <Link to={`/members/${profile.id}`} className="link">
              {t('own_profile.see_as_others')}
            </Link>
          ) : (
            <p className="quiet">{t('own_profile.hidden_now')}</p>
          )}
        </div>
      </header>
      <nav className={`stack gap-8 mb-24 ${styles.ways}`} aria-label={t('accounts.account')}>
        <ButtonLink to="/settings">
          <Icon name="settings" size={20} />
          {t('accounts.settings')}
        </ButtonLink>
        <ButtonLink to="/transactions">
          <Icon name="list" size={20} />
          {t('credits.transactions')}
        </ButtonLink>
        {locales.length > 1 && (
          <ButtonLink to="/lang-config">
            <Icon name="globe" size={20} />
            {t('accounts.language')}
          </ButtonLink>
        )}
      </nav>
      <div className={`stack shrink gap-16 ${styles.sections}`}>
        <div className="stack shrink gap-16">
          {profile.status === 'active' && <ProfileCompleteness profile={profile} />}
          <Panel id="photos" className="p-20" aria-labelledby="own-photos">
            <h2 id="own-photos" className="mb-12">
              {t('photos.title')}
            </h2>
            <OwnPhotos />
            {photos > 0 && <VisitorsQuestion />}
          </Panel>
        </div>
        <div className={`stack shrink gap-16 ${styles.about}`}>
          <OwnProfile profile={profile} />
        </div>
        <Panel className="p-20" aria-labelledby="gifts">
          <h2 id="gifts" className="mb-12">
            {t('conversations.gift.own_title')}
          </h2>
          <OwnGifts />
        </Panel>
        <Button variant="quiet" onClick={logOut}>
          <Icon name="logout" size={20} />
          {t('app.log_out')}
        </Button>
      </div>
    </main>
  );
}
