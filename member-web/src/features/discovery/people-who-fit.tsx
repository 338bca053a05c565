import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Card } from '../../lib/api-client/types';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { EmptyState } from '../../ui/empty-state';
import { PartError } from '../../ui/load-error';
import { fittingQuery } from './api';
import { firstFilter } from './first-filter';
import { MemberCard, MemberCardSkeleton } from './member-card';
import { followTrail } from './trail';
import styles from './people-who-fit.module.scss';

const MOST = 5;

/** The first few of the search that a member begins with (DSC-09). @param action beneath each card */
export function PeopleWhoFit({ action }: { action: (profile: Card) => ReactNode }) {
  const { t } = useTranslation();
  const profile = useUser()?.profile;
  const settings = useSettings();
  const people = useQuery({ ...fittingQuery(profile ? firstFilter(profile, settings) : {}, MOST), enabled: !!profile });
  if (people.isError) return <PartError query={people} />;
  const cards = people.data;
  if (cards?.length === 0) {
    return (
      <EmptyState drawing="members" title={t('profiles.none_title')} heading="h3">
        {t('profiles.none_yet')}
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={styles.people} aria-busy={!cards}>
      {cards
        ? cards.map((card) => (
            <li key={card.id}>
              <MemberCard profile={card} onOpen={() => followTrail(cards)} />
              {action(card)}
            </li>
          ))
        : Array.from({ length: MOST }, (_, index) => (
            <li key={index}>
              <MemberCardSkeleton />
            </li>
          ))}
    </ul>
  );
}
