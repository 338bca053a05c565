import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../lib/api-client/types';
import { useDistance } from '../../lib/distance';
import { useFictional } from '../../lib/fictional';
import { useFormat } from '../../lib/format';
import { usePlace, useRegionTerm } from '../../lib/region-term';
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
  /** All photos, once they are known; the card's own stands in until then. */
  gallery?: ReactNode;
};

export function ProfileView({ profile, notice, children, actions, gallery }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const place = usePlace();
  const distance = useDistance()(profile.distance_km);
  const portrait = <Portrait id={profile.id} gender={profile.gender} />;
  return (
    <article className={styles.profile}>
      <div className={styles.photo}>
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
          <span className={styles.mark}>
            <FictionalMark {...fictional.mark} />
          </span>
        )}
      </div>
      <div className={styles.body}>
        <header className={styles.head}>
          <h1>
            <bdi>{profile.name}</bdi> <span className={styles.age}>{profile.age}</span>
          </h1>
          <p className={styles.line}>
            {place.full(profile)}
            {distance && <span>{t('search.distance_away', { distance })}</span>}
            {profile.online && (
              <span className={styles.online}>
                <span className={styles.dot} aria-hidden="true" />
                {t('profiles.online')}
              </span>
            )}
          </p>
        </header>
        {profile.fictional && <Alert tone="warning">{fictional.warning}</Alert>}
        {notice}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

type FactsProps = { profile: Pick<Card, 'gender' | 'age' | 'country' | 'region'>; children?: ReactNode };

export function ProfileFacts({ profile, children }: FactsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const place = usePlace();
  const term = useRegionTerm(place.termOf(profile.country));
  const region = place.nameOf(profile.country, profile.region);
  return (
    <dl className={styles.facts}>
      <Fact name={t('profiles.gender')}>{profile.gender === 'female' ? t('profiles.female') : t('profiles.male')}</Fact>
      {profile.age !== null && <Fact name={t('profiles.age')}>{t('profiles.years', { count: profile.age })}</Fact>}
      {region && <Fact name={term}>{region}</Fact>}
      <Fact name={t('accounts.country')}>{format.country(profile.country)}</Fact>
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
