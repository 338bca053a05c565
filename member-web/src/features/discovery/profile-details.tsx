import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { useDetailTexts, useInterestWords, type Details, type Interest } from '../../lib/detail-texts';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import styles from './profile-details.module.scss';
import { Fact, ProfileFacts } from './profile-view';

/** What a profile tells beyond its card; the server has left out what the settings do not show (PRO-01). */
export function ProfileDetails({ profile, details }: { profile: Card; details: Details }) {
  const texts = useDetailTexts();
  return (
    <>
      {details.description && (
        <section className="stack gap-8" aria-labelledby="about">
          <h2 id="about">{texts.label('description')}</h2>
          <p className={`text-17 breaks pre-line ${styles.text}`} dir="auto">
            {details.description}
          </p>
        </section>
      )}
      {details.interests.length > 0 && <Interests interests={details.interests} own={profile.id} />}
      <ProfileFacts gender={profile.gender}>
        {details.city && <Fact name={texts.label('city')}>{details.city}</Fact>}
        {texts.facts(details).map(({ field, label, text }) => (
          <Fact key={field} name={label}>
            {text}
          </Fact>
        ))}
      </ProfileFacts>
    </>
  );
}

function Interests({ interests, own }: { interests: readonly Interest[]; own: string }) {
  const { t } = useTranslation();
  const texts = useDetailTexts();
  const pills = useInterestWords(interests, own);
  return (
    <section className="stack gap-8" aria-labelledby="interests">
      <h2 id="interests">{texts.label('interests')}</h2>
      <ul role="list" className="flex wrap gap-8">
        {pills.map(({ key, word, both }) => (
          <li key={key} className={`inline items-center gap-6 surface outlined round ${styles.pill}`} data-both={both}>
            {both && <Icon name="check" size={16} />}
            {word}
            {both && <span className="visually-hidden">, {t('profiles.you_too')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const DetailsSkeleton = () => (
  <div className="stack gap-16" aria-hidden="true">
    <Skeleton width="40%" height={24} />
    <Skeleton height={72} />
    <Skeleton height={120} />
  </div>
);
