import type { QueryClient } from '@tanstack/react-query';
import { sourceIn } from '../app/guards';
import { FACES } from '../app/landing/faces';
import { packagesQuery } from '../features/credits/api';
import { visitorCardsQuery } from '../features/discovery/visitor-cards';
import type { Answers } from './page';

/** What the landing page asks for, as the server has drawn it. */
export function fill(cache: QueryClient, { packages, cards }: Answers, query: URLSearchParams, updatedAt?: number) {
  const when = updatedAt === undefined ? {} : { updatedAt };
  if (packages) cache.setQueryData(packagesQuery().queryKey, packages, when);
  if (cards) cache.setQueryData(visitorCardsQuery(sourceIn(query), FACES).queryKey, cards, when);
}
