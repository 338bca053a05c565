import type { QueryClient } from '@tanstack/react-query';
import { emailChangeQuery } from '../features/accounts/email-change';
import { sessionsQuery } from '../features/accounts/sessions-api';
import { blocksQuery } from '../features/blocks/api';
import { decisionsQuery, ownReportsQuery } from '../features/cases/api';
import { consentsQuery } from '../features/profiles/api';
import { userQuery } from '../lib/session';

/** What comes before a screen of lists is shown, each as far as it can be had. */
export const listsOfSettings = (cache: QueryClient): Promise<unknown>[] => [
  cache.ensureQueryData(sessionsQuery()),
  cache.ensureQueryData(blocksQuery()),
  cache.ensureQueryData(consentsQuery()),
  ...(cache.getQueryData(userQuery.queryKey)?.status === 'active' ? [cache.ensureQueryData(emailChangeQuery())] : []),
];

export const listsOfDecisions = (cache: QueryClient): Promise<unknown>[] => [
  cache.ensureQueryData(decisionsQuery()),
  cache.ensureQueryData(ownReportsQuery()),
];
