import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFictional } from '../../lib/fictional';
import { usePlace } from '../../lib/region-term';
import { FictionalMark } from '../../ui/fictional-mark';
import { Picture } from '../../ui/picture';
import { Portrait } from '../../ui/portrait';
import type { SwipeCard as Card } from './api';
import styles from './swipe-card.module.scss';

type Props = {
  profile: Card;
  /** Of the card below only its picture is to be seen. */
  below?: boolean;
};

export function SwipeCard({ profile, below = false }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const place = usePlace();
  const { id, name, age, gender, main_image: image, online } = profile;
  const portrait = <Portrait id={id} gender={gender} className={styles.image} />;
  return (
    <div className={styles.card} aria-hidden={below || undefined}>
      {image ? (
        <Picture className={styles.image} src={image.url} placeholder={image.placeholder} fallback={portrait} eager />
      ) : (
        portrait
      )}
      {profile.fictional && (
        <span className={styles.top}>
          <FictionalMark {...fictional.mark} />
        </span>
      )}
      {!below && (
        <div className={styles.foot}>
          <h2 className={styles.name}>
            <Link to={`/members/${id}`} className={styles.open} draggable={false}>
              <span className={styles.words}>{name}</span>
              {age !== null && <span className={styles.age}>{age}</span>}
              {online && (
                <span className={styles.online}>
                  <span className="visually-hidden">{t('profiles.online')}</span>
                </span>
              )}
            </Link>
          </h2>
          <p className={styles.place}>{place.short(profile)}</p>
          {profile.fictional && <p className={styles.warning}>{fictional.warning}</p>}
        </div>
      )}
    </div>
  );
}
