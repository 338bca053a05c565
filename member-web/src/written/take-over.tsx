import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/app';
import { endSession } from '../app/end-session';
import { arrive } from '../app/guards';
import { createAppRouter } from '../app/router';
import { startI18n } from '../lib/i18n';
import { lazily } from '../lib/lazily';
import { createQueryClient } from '../lib/query-client';
import { userQuery } from '../lib/session';
import { regionsQuery, settingsQuery } from '../lib/settings';
import type { Beginning, WrittenPage } from './page';

const landing = lazily(() => import('./landing'));

/** The site goes on with the page that the server wrote: nothing of it moves, and what was pressed meanwhile happens. */
export async function takeOver(page: WrittenPage, { taken, failed }: Beginning): Promise<void> {
  const cache: QueryClient = createQueryClient(() => endSession(cache, router));
  cache.setQueryData(settingsQuery().queryKey, page.settings, { updatedAt: page.at });
  const texts = startI18n(page.locale);
  const begin = () => Promise.all([landing(), texts, arrive(cache, new URL(location.href)), regionsOf(page, cache)]);
  let begun = await begin().catch(() => undefined);
  while (!begun) {
    await failed();
    begun = await begin().catch(() => undefined);
  }
  const [parts] = begun;
  const root = document.getElementById('root')!;
  // Somebody has logged in meanwhile, or the sign-up stands open after a reload: then it is another page than that.
  const drawn =
    cache.getQueryData(userQuery.queryKey) === null && (window.history.state as { usr?: unknown } | null)?.usr == null;
  if (drawn) parts.fill(cache, page, new URLSearchParams(location.search), page.at);
  const router = createAppRouter(cache, drawn ? parts : undefined);
  const site = (
    <>
      <App cache={cache} router={router} />
      <Told onShown={taken} />
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
