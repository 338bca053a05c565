import { useState } from 'react';
import { useTranslation } from '../../lib/texts';
import { Link, useSearchParams } from 'react-router';
import { LikeButton } from '../../features/likes/like-button';
import type { Source } from '../../features/discovery/visitor-cards';
import { InvisibleMark } from '../../features/profiles/invisible-mark';
import { FilterBar } from '../../features/discovery/filter-bar';
import { isSame } from '../../features/discovery/first-filter';
import { without } from '../../features/discovery/member-filter';
import { SavedSearches } from '../../features/discovery/saved/saved-searches';
import { keptSearch } from '../../features/discovery/kept-search';
import { MemberCount, MemberGrid } from '../../features/discovery/member-grid';
import { useFilter } from '../../features/discovery/use-filter';
import { useUser } from '../../lib/session';
import { useStore } from '../../lib/store';
import { sourceIn } from '../guards';
import { SignupButton } from '../layouts/signup-button';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../page-title';
import { usePickAsVisitor } from '../use-pick-as-visitor';
import styles from './members.module.scss';

export function Component() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const user = useUser();
  const [signedIn] = useState(!!user);
  const visitor: Source | null = user ? null : sourceIn(query);
  const search = useFilter();
  const filter = visitor ? without(search.filter, 'online', 'order') : search.filter;
  const pageSize = useStore(keptSearch, ({ results_per_page }) => results_per_page);
  const pick = usePickAsVisitor();
  const anyone = filter.order ? { order: filter.order } : {};
  const filtered = Object.keys(without(filter, 'order')).length > 0;
  // Just logged out and on the way elsewhere: nothing is asked for in a visitor's name.
  if (signedIn && !user) return null;
  return (
    <main id="main" className="page page--wide">
      <PageTitle>{t('profiles.title')}</PageTitle>
      <header className={`stack gap-12 mb-16 ${styles.head}`}>
        <div className={`flex wrap baseline between gap-0-16 ${styles.title}`}>
          <h1>{visitor ? t('search.visitor_title') : t('profiles.title')}</h1>
          <MemberCount filter={filter} visitor={visitor} pageSize={pageSize} />
          <InvisibleMark />
          {!visitor && (
            <div className={`flex wrap self-center ${styles.ways}`}>
              <SavedSearches filter={filter} onOpen={search.change} />
              <ButtonLink to="/swipe-game" variant="quiet" size="small">
                <Icon name="cards" size={20} />
                {t('swipe.title')}
              </ButtonLink>
            </div>
          )}
        </div>
        <FilterBar
          filter={filter}
          first={search.first}
          onChange={search.change}
          onReset={search.reset}
          visitor={visitor}
        />
        {!visitor && filtered && isSame(filter, search.first) && (
          <p className={`small quiet ${styles.why}`}>{t('search.from_profile')}</p>
        )}
      </header>
      <div tabIndex={-1}>
        <MemberGrid
          filter={filter}
          visitor={visitor}
          pageSize={pageSize}
          onReset={filtered ? () => search.change(anyone) : undefined}
          {...(visitor ? { onOpen: pick } : { action: (profile) => <LikeButton profile={profile} /> })}
        />
      </div>
      {visitor && <VisitorOffer />}
    </main>
  );
}

/** What there is beyond the few that visitors see, and the way to it (ACC-16). */
function VisitorOffer() {
  const { t } = useTranslation();
  return (
    <section
      className={`stack centered gap-12 mt-32 text-center surface outlined ${styles.offer}`}
      aria-labelledby="offer"
    >
      <h2 id="offer">{t('search.visitor_more_title')}</h2>
      <p>{t('search.visitor_more_text')}</p>
      <SignupButton size="large" />
      <Link to="/match-finder" className="link">
        {t('finder.title')}
      </Link>
    </section>
  );
}
