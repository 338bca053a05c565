import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { useInView } from '../../lib/in-view';
import { useSettings } from '../../lib/settings';
import { alikeQuery } from './api';
import { MemberCard, MemberCardSkeleton } from './member-card';
import styles from './more-like-this.module.scss';
import { followTrail } from './trail';

/** One row on a desk, two on a phone. */
const MOST = 6;

type Props = { profile: Card; action: (profile: Card) => ReactNode };

/** Others of the same gender, place and age, asked for when the reader comes near the end of the profile (DSC-02). */
export function MoreLikeThis({ profile, action }: Props) {
  const { t } = useTranslation();
  const { min_age } = useSettings();
  const [near, setNear] = useState(false);
  const section = useInView<HTMLElement>(() => setNear(true), '300px');
  const { data, isError } = useQuery({ ...alikeQuery(profile, min_age, MOST + 1), enabled: near });
  const alike =
    data && [...data.profiles, ...data.similar_results].filter(({ id }) => id !== profile.id).slice(0, MOST);
  // A suggestion: nobody misses it where it cannot be had.
  if ((isError && !alike) || alike?.length === 0) return null;
  return (
    <section ref={section} className="mt-32 line-above pt-24" aria-labelledby="alike" aria-busy={!alike}>
      <h2 id="alike" className="mb-16 breaks">
        {t('profiles.more_like', { name: profile.name })}
      </h2>
      <ul className={`people-grid ${styles.cards}`} role="list">
        {alike
          ? alike.map((card) => (
              <li key={card.id}>
                <MemberCard profile={card} action={action(card)} onOpen={() => followTrail(alike)} />
              </li>
            ))
          : Array.from({ length: MOST }, (_, index) => (
              <li key={index}>
                <MemberCardSkeleton />
              </li>
            ))}
      </ul>
    </section>
  );
}
