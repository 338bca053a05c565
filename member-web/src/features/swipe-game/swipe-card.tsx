import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useDetailTexts, useInterestWords, type Details } from '../../lib/detail-texts';
import { useDistance } from '../../lib/distance';
import { useFictional } from '../../lib/fictional';
import { usePlace } from '../../lib/region-term';
import { FictionalMark } from '../../ui/fictional-mark';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Portrait } from '../../ui/portrait';
import type { SwipeCard as Card } from './api';
import styles from './swipe-card.module.scss';

/** What the profile tells beyond the card, once it is known. */
export type Told = Details & { distance_km: number | null };

type Props = {
  profile: Card;
  told?: Told | undefined;
  /** Of the card below only its picture is to be seen. */
  below?: boolean;
};

export function SwipeCard({ profile, told, below = false }: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const place = usePlace();
  const distance = useDistance()(told?.distance_km);
  const { id, name, age, gender, main_image: image, online } = profile;
  const portrait = <Portrait id={id} gender={gender} className={`cover ${styles.image}`} />;
  return (
    <div className={`absolute clip white sunken ${styles.card}`} aria-hidden={below || undefined}>
      {image ? (
        <Picture
          className={`cover ${styles.image}`}
          src={image.url}
          placeholder={image.placeholder}
          fallback={portrait}
          eager
        />
      ) : (
        portrait
      )}
      {profile.fictional && (
        <span className={`absolute ${styles.top}`}>
          <FictionalMark {...fictional.mark} />
        </span>
      )}
      {!below && (
        <div className={`stack absolute ${styles.foot}`}>
          <h2 className="shrink bold-26 white">
            <Link to={`/members/${id}`} className={`flex wrap baseline white ${styles.open}`} draggable={false}>
              <span className="shrink breaks">{name}</span>
              {age !== null && <span className="still regular">{age}</span>}
              {online && (
                <span className={`still self-center round ${styles.online}`}>
                  <span className="visually-hidden">{t('profiles.online')}</span>
                </span>
              )}
            </Link>
          </h2>
          <p className="text-15 truncate">
            {place.short(profile)}
            {distance && ` · ${distance}`}
          </p>
          <div className={`flex wrap gap-6 mt-8 clip ${styles.told}`}>{told && <Chips id={id} told={told} />}</div>
          {profile.fictional && <p className="mt-4 small">{fictional.warning}</p>}
        </div>
      )}
    </div>
  );
}

/** Of what is in common and what they seek as much as fits beside each other. */
function Chips({ id, told }: { id: string; told: Told }) {
  const { t } = useTranslation();
  const texts = useDetailTexts();
  const words = useInterestWords(told.interests, id);
  const sought = told.reason_for_signup && texts.choice('reason_for_signup', told.reason_for_signup);
  const chip = (key: string, word: string, both = false) => (
    <span
      key={key}
      className={`inline items-center relative gap-4 bold-13 round py-4 px-10 no-wrap ${styles.chip}`}
      data-both={both}
    >
      {both && <Icon name="check" size={14} />}
      {word}
      {both && <span className="visually-hidden">, {t('profiles.you_too')}</span>}
    </span>
  );
  return (
    <>
      {words.filter(({ both }) => both).map(({ key, word }) => chip(key, word, true))}
      {sought && chip('sought', sought)}
      {words.filter(({ both }) => !both).map(({ key, word }) => chip(key, word))}
    </>
  );
}
