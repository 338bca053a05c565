import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link, useSearchParams } from 'react-router';
import { visitorCardsQuery, type VisitorCard } from '../../features/discovery/visitor-cards';
import { useFictional } from '../../lib/fictional';
import { usePlace } from '../../lib/region-term';
import { useSettings } from '../../lib/settings';
import { FictionalMark } from '../../ui/fictional-mark';
import { Picture } from '../../ui/picture';
import { sourceIn, visitorsMaySearch } from '../guards';
import { usePickAsVisitor } from '../use-pick-as-visitor';
import styles from './hero.module.scss';
import { Scene } from './scene';

/** As many as lie beside each other in the hero. */
export const FACES = 3;

/** Cards of members who let visitors see them; where there are too few, or none may be shown, a drawn scene. */
export function LandingFaces() {
  const { t } = useTranslation();
  const source = sourceIn(useSearchParams()[0]);
  const open = visitorsMaySearch(useSettings(), source);
  const cards = useQuery({ ...visitorCardsQuery(source, FACES), enabled: open });
  // Their places are there from the beginning, so nothing moves when they come.
  if (open && cards.isPending)
    return (
      <ul className={`stack items-center center ${styles.faces}`} aria-hidden="true">
        {emptyPlaces}
      </ul>
    );
  if (!cards.data || cards.data.length < FACES) return <Scene />;
  return (
    <ul className={`stack items-center center ${styles.faces}`} role="list" aria-label={t('landing.faces')}>
      {cards.data.map((card) => (
        <li key={card.id} className={styles.photo}>
          <Face card={card} />
        </li>
      ))}
    </ul>
  );
}

const emptyPlaces = Array.from({ length: FACES }, (_, index) => <li key={index} className={styles.photo} />);

function Face({ card }: { card: VisitorCard }) {
  const { mark } = useFictional();
  const place = usePlace();
  const pick = usePickAsVisitor();
  return (
    <Link to={`/members/${card.id}`} onClick={(event) => pick(card, event)}>
      {card.main_image && <Picture src={card.main_image.url} placeholder={card.main_image.placeholder} eager />}
      {card.fictional && (
        <span className={styles.mark}>
          <FictionalMark {...mark} />
        </span>
      )}
      <span className={`stack small ${styles.foot}`}>
        <strong className="bold-15">
          {card.name} {card.age}
        </strong>
        <span>{place.short(card)}</span>
      </span>
    </Link>
  );
}
