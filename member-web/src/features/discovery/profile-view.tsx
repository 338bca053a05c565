import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { useDistance } from '../../lib/distance';
import { useFictional } from '../../lib/fictional';
import { usePlace } from '../../lib/region-term';
import { Alert } from '../../ui/alert';
import { FictionalMark } from '../../ui/fictional-mark';
import { Picture } from '../../ui/picture';
import { Portrait } from '../../ui/portrait';
import styles from './profile-view.module.scss';

type Props = {
  profile: Card;
  notice?: ReactNode;
  /** What it tells beyond the card. */
  children: ReactNode;
  actions?: ReactNode;
  /** What a finger does to it. */
  touch?: ComponentProps<'article'>;
  /** All photos, once they are known; the card's own stands in until then. */
  gallery?: ReactNode;
};

export function ProfileView({ profile, notice, children, actions, gallery, touch }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const place = usePlace();
  const distance = useDistance()(profile.distance_km);
  const portrait = <Portrait id={profile.id} gender={profile.gender} />;
  return (
    <article {...touch} className={styles.profile}>
      <div className={styles.photo} style={{ viewTransitionName: 'person' }}>
        {gallery ? (
          gallery
        ) : profile.main_image ? (
          <Picture
            src={profile.main_image.url}
            placeholder={profile.main_image.placeholder}
            alt={t('profiles.photo_of', { name: profile.name })}
            fallback={portrait}
          />
        ) : (
          portrait
        )}
        {profile.fictional && (
          <span className={`absolute ${styles.mark}`}>
            <FictionalMark {...fictional.mark} />
          </span>
        )}
      </div>
      <div className={`flex gap-24 pt-24 ${styles.body}`}>
        <header className="stack gap-4">
          <h1 className="bold-34 breaks">
            <bdi>{profile.name}</bdi> <span className="regular">{profile.age}</span>
          </h1>
          <p className="flex wrap quiet gap-4-16">
            {place.full(profile)}
            {distance && <span>{t('search.distance_away', { distance })}</span>}
            {profile.online && (
              <span className="inline items-center gap-6 strong success">
                <span className={`circle ${styles.dot}`} aria-hidden="true" />
                {t('profiles.online')}
              </span>
            )}
          </p>
        </header>
        {actions && (
          <div tabIndex={-1} className={`row wrap gap-8 min-48 ${styles.actions}`}>
            {actions}
          </div>
        )}
        {profile.fictional && <Alert tone="warning">{fictional.warning}</Alert>}
        {notice}
        {children}
      </div>
    </article>
  );
}

export function ProfileFacts({ gender, children }: Pick<Card, 'gender'> & { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <dl className={`stack gap-0-16 ${styles.facts}`}>
      <Fact name={t('profiles.gender')}>{gender === 'female' ? t('profiles.female') : t('profiles.male')}</Fact>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small quiet">{name}</dt>
      <dd className="breaks">{children}</dd>
    </div>
  );
}
