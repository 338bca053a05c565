import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useDetailTexts } from '../../lib/detail-texts';
import { usePlaceChoices } from '../../lib/place-choices';
import { Icon } from '../../ui/icon';
import { Panel } from '../../ui/panel';
import type { OwnProfile } from './api';
import { missingParts, PARTS, PLACE_OF, type Part } from './completeness';
import styles from './profile-completeness.module.scss';

/** How far the own profile is, and the way to each thing it lacks; gone once nothing is missing (PRO-01). */
export function ProfileCompleteness({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation();
  const { label } = useDetailTexts();
  const { regions, term } = usePlaceChoices(profile.country);
  const missing = missingParts(profile, regions.length > 0);
  if (missing.length === 0) return null;
  const done = PARTS.length - missing.length;
  const wordOf = (part: Part) => {
    if (part === 'photo') return t('profiles.add_photo');
    return part === 'region' ? term : label(part);
  };
  const text = t('own_profile.completeness', { done, total: PARTS.length });
  return (
    <Panel className="stack gap-12 p-20" aria-labelledby="completeness">
      <header className="flex wrap baseline between gap-0-16">
        <h2 id="completeness">{t('own_profile.completeness_title')}</h2>
        <span className="quiet">{text}</span>
      </header>
      <progress className={`full clip round ${styles.bar}`} max={PARTS.length} value={done} aria-label={text} />
      <ul role="list" className="flex wrap gap-8">
        {missing.map((part) => (
          <li key={part}>
            <Link
              to={`#${PLACE_OF[part]}`}
              className={`inline items-center gap-6 min-40 bold-15 secondary tinted round ${styles.way}`}
            >
              <Icon name={part === 'photo' ? 'camera' : 'plus'} size={18} />
              {wordOf(part)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="small quiet">{t('own_profile.completeness_why')}</p>
    </Panel>
  );
}
