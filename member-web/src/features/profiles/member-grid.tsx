import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card } from '../../lib/api-client/types';
import { useErrorText } from '../../lib/error-text';
import { useInView } from '../../lib/in-view';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { LoadError } from '../../ui/load-error';
import { membersQuery, type MemberFilter } from './api';
import { MemberCard, MemberCardSkeleton } from './member-card';
import styles from './member-grid.module.scss';

const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

type Props = {
  filter: MemberFilter;
  onReset: (() => void) | undefined;
  action?: (profile: Card) => ReactNode;
};

export function MemberGrid({ filter, onReset, action }: Props) {
  const { t } = useTranslation();
  const { ofError } = useErrorText();
  const members = useInfiniteQuery(membersQuery(filter));
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = members;
  const end = useInView<HTMLDivElement>(() => {
    if (hasNextPage && !isFetchingNextPage && !members.isFetchNextPageError) void fetchNextPage();
  });

  if (members.isPending) {
    return (
      <div className={styles.grid} role="status" aria-label={t('common.loading')}>
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
  if (profiles.length === 0) {
    return (
      <EmptyState
        drawing="members"
        title={t('profiles.none_title')}
        action={onReset && <Button onClick={onReset}>{t('profiles.show_all')}</Button>}
      >
        {onReset ? t('profiles.none_for_filter') : t('profiles.none_yet')}
      </EmptyState>
    );
  }

  return (
    <>
      <ul className={styles.grid} role="list" aria-busy={isFetchingNextPage}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <MemberCard profile={profile} action={action?.(profile)} />
          </li>
        ))}
        {isFetchingNextPage &&
          SKELETONS.slice(0, 4).map((index) => (
            <li key={`skeleton-${index}`}>
              <MemberCardSkeleton />
            </li>
          ))}
      </ul>
      <div ref={end} className={styles.end}>
        {members.isFetchNextPageError && <p className="quiet">{ofError(members.error)}</p>}
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} busy={isFetchingNextPage}>
            {t('common.more')}
          </Button>
        )}
      </div>
    </>
  );
}
