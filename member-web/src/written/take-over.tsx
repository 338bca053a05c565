import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/app';
import { endSession } from '../app/end-session';
import { arrive } from '../app/guards';
import { Component as Layout } from '../app/layouts/lander-layout';
import { createAppRouter } from '../app/router';
import { Component as Landing } from '../app/routes/landing';
import { startI18n } from '../lib/i18n';
import { createQueryClient } from '../lib/query-client';
import { userQuery } from '../lib/session';
import { regionsQuery, settingsQuery } from '../lib/settings';
import { fill } from './fill';
import { retryOnPress, type Beginning, type WrittenPage } from './page';

/** The site goes on with the page that the server wrote: nothing of it moves, and what was pressed meanwhile happens. */
export async function takeOver(page: WrittenPage, beginning: Beginning): Promise<void> {
  const cache: QueryClient = createQueryClient(() => endSession(cache, router));
  cache.setQueryData(settingsQuery().queryKey, page.settings, { updatedAt: page.at });
  const parts = () =>
    Promise.all([startI18n(page.locale), arrive(cache, new URL(location.href)), regionsOf(page, cache)]);
  await retryOnPress(parts, beginning);
  const root = document.getElementById('root')!;
  // Somebody has logged in meanwhile, or the sign-up stands open after a reload: then it is another page than that.
  const drawn =
    cache.getQueryData(userQuery.queryKey) === null && (window.history.state as { usr?: unknown } | null)?.usr == null;
  if (drawn) fill(cache, page, new URLSearchParams(location.search), page.at);
  const router = createAppRouter(cache, drawn ? { Layout, Landing } : undefined);
  const site = (
    <>
      <App cache={cache} router={router} />
      <Told onShown={beginning.taken} />
    </>
  );
  if (drawn) hydrateRoot(root, site);
  else createRoot(root).render(site);
}

/** The names of places on the cards. */
const regionsOf = ({ cards }: WrittenPage, cache: QueryClient) =>
  cards && cards.length > 0 ? cache.prefetchQuery(regionsQuery()) : undefined;

function Told({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}
