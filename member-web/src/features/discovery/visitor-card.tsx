import { useFictional } from '../../lib/fictional';
import { usePlace } from '../../lib/region-term';
import { FictionalMark } from '../../ui/fictional-mark';
import { Picture } from '../../ui/picture';
import type { VisitorCard as Shown } from './visitor-cards';
import styles from './visitor-card.module.scss';

/** Whom a visitor came for, as far as visitors may know them (ACC-16). */
export function VisitorCard({ card }: { card: Shown }) {
  const { mark, warning } = useFictional();
  const place = usePlace();
  return (
    <figure className={`row gap-16 ${styles.card}`}>
      {card.main_image && (
        <Picture
          className={`still portrait rounded ${styles.photo}`}
          src={card.main_image.url}
          placeholder={card.main_image.placeholder}
          fallback={null}
          eager
        />
      )}
      <figcaption className={`stack gap-4 items-start shrink ${styles.words}`}>
        <strong className="bold-20">{card.age === null ? card.name : `${card.name}, ${card.age}`}</strong>
        <span className="quiet">{place.short(card)}</span>
        {card.fictional && (
          <>
            <FictionalMark {...mark} />
            <span className="small quiet">{warning}</span>
          </>
        )}
      </figcaption>
    </figure>
  );
}
