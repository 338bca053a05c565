import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { LikeButton } from '../../features/likes/like-button';
import type { MemberFilter } from '../../features/profiles/api';
import { MemberFilters } from '../../features/profiles/member-filter';
import { MemberGrid } from '../../features/profiles/member-grid';
import type { Settings } from '../../lib/api-client/types';
import { useSettings } from '../../lib/settings';
import { PageTitle } from '../page-title';
import styles from './members.module.scss';

export function Component() {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const { countries } = useSettings();
  const filter = readFilter(query, countries);
  const filtered = Object.keys(filter).length > 0;
  const change = (next: MemberFilter) => setQuery(next, { replace: true, preventScrollReset: true });
  return (
    <main id="main" className="page">
      <PageTitle>{t('profiles.title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('profiles.title')}</h1>
        <MemberFilters filter={filter} onChange={change} />
      </header>
      <MemberGrid
        filter={filter}
        onReset={filtered ? () => change({}) : undefined}
        action={(profile) => <LikeButton profile={profile} />}
      />
    </main>
  );
}

function readFilter(query: URLSearchParams, countries: Settings['countries']): MemberFilter {
  const gender = query.get('gender');
  const country = countries.find((code) => code === query.get('country'));
  return {
    ...((gender === 'male' || gender === 'female') && { gender }),
    ...(country && { country }),
  };
}
