import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import type { Card } from '../../lib/api-client/types';
import { useDistance } from '../../lib/distance';
import { useFictional } from '../../lib/fictional';
import { usePlace } from '../../lib/region-term';
import { FictionalMark } from '../../ui/fictional-mark';
import { Picture } from '../../ui/picture';
import { Portrait } from '../../ui/portrait';
import { Skeleton } from '../../ui/skeleton';
import styles from './member-card.module.scss';

type Props = {
  profile: Card;
  /** Where it leads when not to the profile. */
  to?: string | undefined;
  /** When it is opened: what the list around it is. */
  onOpen?: ((event: MouseEvent) => void) | undefined;
  mark?: ReactNode;
  /** What can be done with the member from here, beside opening it. */
  action?: ReactNode;
  /** The photo goes over into that of the profile, which is not shown beside it. */
  glides?: boolean;
  /** It is seen before anybody scrolls. */
  eager?: boolean;
};

export function MemberCard({
  profile,
  to = `/members/${profile.id}`,
  onOpen,
  mark,
  action,
  glides = false,
  eager = false,
}: Props) {
  const { t } = useTranslation();
  const fictional = useFictional();
  const place = usePlace();
  const distance = useDistance()(profile.distance_km);
  const portrait = <Portrait id={profile.id} gender={profile.gender} className={`cover ${styles.image}`} />;
  const open = (event: MouseEvent<HTMLElement>) => {
    if (glides) nameAlone(event.currentTarget);
    onOpen?.(event);
  };
  return (
    <div className="relative">
      <Link
        to={to}
        className={`block relative portrait clip white sunken rounded ${styles.card}`}
        viewTransition={glides && !matchMedia('(prefers-reduced-motion: reduce)').matches}
        onClick={open}
      >
        {profile.main_image ? (
          <Picture
            className={`cover ${styles.image}`}
            src={profile.main_image.url}
            placeholder={profile.main_image.placeholder}
            fallback={portrait}
            eager={eager}
          />
        ) : (
          portrait
        )}
        {(profile.fictional || mark) && (
          <span className={`stack items-start absolute gap-4 ${styles.top}`}>
            {profile.fictional && <FictionalMark {...fictional.mark} />}
            {mark}
          </span>
        )}
        <span className={`stack absolute ${styles.foot}`}>
          <span className={`flex wrap baseline shrink bold-17 ${styles.name}`}>
            <span className="shrink breaks">{profile.name}</span>
            {profile.age !== null && <span className="still regular">{profile.age}</span>}
            {profile.online && (
              <span className={`still self-center round ${styles.online}`}>
                <span className="visually-hidden">{t('profiles.online')}</span>
              </span>
            )}
          </span>
          <span className={`clip small ${styles.place}`}>
            <span className={`flex wrap ${styles.parts}`}>
              <span>{place.short(profile)}</span> {distance && <span>{distance}</span>}
            </span>
          </span>
        </span>
      </Link>
      {action && <div className={`stack absolute ${styles.action}`}>{action}</div>}
    </div>
  );
}

/** The card that was pressed last: two of one name, and nothing would glide. */
let named: HTMLElement | undefined;
function nameAlone(card: HTMLElement) {
  named?.style.removeProperty('view-transition-name');
  card.style.setProperty('view-transition-name', 'person');
  named = card;
}

export const MemberCardSkeleton = () => <Skeleton className="portrait rounded" height="auto" />;
