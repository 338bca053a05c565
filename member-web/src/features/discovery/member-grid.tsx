import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from '../../lib/texts';
import type { Card } from '../../lib/api-client/types';
import { useErrorText } from '../../lib/error-text';
import { useInView } from '../../lib/in-view';
import { Button } from '../../ui/button';
import { DRAWINGS } from '../../ui/drawings';
import { EmptyState } from '../../ui/empty-state';
import { leavesFocus } from '../../ui/leaves-focus';
import { LoadError } from '../../ui/load-error';
import { membersQuery } from './api';
import type { Source } from './visitor-cards';
import { useKeptPlace } from './kept-place';
import type { PageSize } from './kept-search';
import { MemberCard, MemberCardSkeleton } from './member-card';
import type { MemberFilter } from './member-filter';
import { followTrail } from './trail';
import styles from './member-grid.module.scss';

/** Of a phone, where it matters most. */
const FIRST_ROW = 2;
/** Cards that are drawn in one go; those after them are, piece by piece, as soon as a press or a touch leaves time. */
const FIRST = 6;
const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

export type Search = { filter: MemberFilter; visitor: Source | null; pageSize: PageSize };
type Props = Search & {
  onReset: (() => void) | undefined;
  action?: (profile: Card) => ReactNode;
  /** In place of the profile, which visitors have to sign up for. */
  onOpen?: (profile: Card, event: MouseEvent) => void;
};

/** How many match, once it is known. */
export function MemberCount({ filter, visitor, pageSize }: Search) {
  const { t } = useTranslation();
  const first = useInfiniteQuery(membersQuery(filter, visitor, pageSize)).data?.pages[0];
  const count = first?.total_count ?? null;
  const part = visitor && count !== null && first!.profiles.length < count;
  return (
    <p className={`quiet figures ${styles.count}`} role="status">
      {count !== null && (part ? t('search.visitor_text', { count }) : t('search.count', { count }))}
    </p>
  );
}

export function MemberGrid({ filter, visitor, pageSize, onReset, action, onOpen }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const query = membersQuery(filter, visitor, pageSize);
  const members = useInfiniteQuery(query);
  const grid = useRef<HTMLDivElement>(null);
  const returned = useKeptPlace(query, { pages: members.data?.pages.length ?? 0, grid });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = members;
  const end = useInView<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage && !members.isFetchNextPageError) void fetchNextPage();
  });

  if (members.isPending) {
    return (
      <div className="people-grid" role="status" aria-label={t('common.loading')}>
        {SKELETONS.map((index) => (
          <MemberCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (!members.data) {
    return <LoadError text={ofError(members.error)} onRetry={() => void members.refetch()} busy={members.isFetching} />;
  }

  const profiles = members.data.pages.flatMap((page) => page.profiles);
  const similar = members.data.pages[0]?.similar_results ?? [];
  return (
    <div ref={grid}>
      {profiles.length === 0 ? (
        <EmptyState
          drawing={DRAWINGS.members}
          title={t('profiles.none_title')}
          action={
            onReset && (
              <Button ref={leavesFocus} onClick={onReset}>
                {t('profiles.show_all')}
              </Button>
            )
          }
        >
          {onReset ? t('profiles.none_for_filter') : t('profiles.none_yet')}
        </EmptyState>
      ) : (
        <Cards
          profiles={profiles}
          action={action}
          loading={isFetchingNextPage}
          eager={FIRST_ROW}
          atOnce={returned ? profiles.length : FIRST}
          onOpen={onOpen ?? (() => followTrail(profiles, { filter, visitor, pageSize }))}
        />
      )}
      {(hasNextPage || members.isFetchNextPageError) && (
        <div ref={end} className={`stack centered gap-8 mt-24 ${styles.end}`}>
          {members.isFetchNextPageError && (
            <p className="quiet" role="alert">
              {ofError(members.error)}
            </p>
          )}
          <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
            {t('common.more')}
          </Button>
        </div>
      )}
      {similar.length > 0 && (
        <section className={`line-above pt-32 ${styles.similar}`} aria-labelledby="similar">
          <h2 id="similar">{t('search.similar_title')}</h2>
          <p className="quiet">{t('search.similar_text')}</p>
          <Cards profiles={similar} action={action} onOpen={onOpen ?? (() => followTrail(similar))} />
        </section>
      )}
    </div>
  );
}

type CardsProps = {
  profiles: Card[];
  action: Props['action'];
  onOpen: NonNullable<Props['onOpen']>;
  loading?: boolean;
  /** How many are seen before anybody scrolls. */
  eager?: number;
  atOnce?: number;
};

function Cards({ profiles, action, onOpen, loading = false, eager = 0, atOnce = FIRST }: CardsProps) {
  const drawn = useDeferredValue(profiles.length, atOnce);
  return (
    <ul className="people-grid" role="list" aria-busy={loading}>
      {profiles.map((profile, index) => (
        <li key={profile.id}>
          {index < drawn ? (
            <MemberCard
              profile={profile}
              action={action?.(profile)}
              onOpen={(event) => onOpen(profile, event)}
              glides
              eager={index < eager}
            />
          ) : (
            <MemberCardSkeleton />
          )}
        </li>
      ))}
      {loading &&
        SKELETONS.slice(0, 4).map((index) => (
          <li key={`skeleton-${index}`}>
            <MemberCardSkeleton />
          </li>
        ))}
    </ul>
  );
}
