import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/texts';
import { Link } from 'react-router';
import { useFictional } from '../../lib/fictional';
import { useUser } from '../../lib/session';
import { useSettings } from '../../lib/settings';
import { Avatar } from '../../ui/avatar';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { FictionalMark } from '../../ui/fictional-mark';
import { PartError } from '../../ui/load-error';
import { Skeleton } from '../../ui/skeleton';
import { fittingQuery } from './api';
import { firstFilter } from './first-filter';
import { followTrail } from './trail';
import styles from './people-who-fit.module.scss';

const MOST = 6;

/** The first few of the search that a member begins with (DSC-09). */
export function usePeopleWhoFit() {
  const profile = useUser()?.profile;
  const settings = useSettings();
  return useQuery({ ...fittingQuery(profile ? firstFilter(profile, settings) : {}, MOST), enabled: !!profile });
}

export function PeopleWhoFit() {
  const { t } = useTranslation();
  const { mark } = useFictional();
  const people = usePeopleWhoFit();
  const cards = people.data;
  if (!cards) return people.isError ? <PartError query={people} /> : <Skeleton height={160} />;
  if (cards.length === 0) {
    return (
      <EmptyState drawing={DRAWINGS.members} title={t('profiles.none_title')} heading="h3">
        {t('profiles.none_yet')}
      </EmptyState>
    );
  }
  return (
    <ul role="list" className={`stack ${styles.people}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <Link to={`/members/${card.id}`} className="stack centered gap-4 ink" onClick={() => followTrail(cards)}>
            <Avatar profile={card} size={56} online={t('profiles.online')} />
            <bdi className={`max-full clip no-wrap ${styles.name}`}>{card.name}</bdi>
            {card.fictional && <FictionalMark small {...mark} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
