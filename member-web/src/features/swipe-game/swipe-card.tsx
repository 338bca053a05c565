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
    <div className={`absolute clip white sunken ${styles.card}`} aria-hidden={below || undefined}>
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
        <div className={`stack ${styles.foot}`}>
          <h2 className="shrink bold-26 white">
            <Link to={`/members/${id}`} className={`flex wrap baseline white ${styles.open}`} draggable={false}>
              <span className="shrink breaks">{name}</span>
              {age !== null && <span className="still regular">{age}</span>}
              {online && (
                <span className={`still self-center ${styles.online}`}>
                  <span className="visually-hidden">{t('profiles.online')}</span>
                </span>
              )}
            </Link>
          </h2>
          <p className="text-15 truncate">{place.short(profile)}</p>
          {profile.fictional && <p className="mt-4 small">{fictional.warning}</p>}
        </div>
      )}
    </div>
  );
}
