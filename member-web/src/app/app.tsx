import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '../lib/query-client';
import { endSession } from './end-session';
import { createAppRouter } from './router';

export function App({ cache, router }: ReturnType<typeof wire>) {
  return (
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>
  );
}

/** Milliseconds. */
const LONGEST = 3_000;

/** Once the first screen has all that it asked for, or knows that it cannot. */
export function firstShown({ cache, router }: ReturnType<typeof wire>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized || cache.isFetching() > 0) return;
      stops.forEach((stop) => stop());
      // And has been drawn with it.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST });
      else setTimeout(resolve, LONGEST);
    };
    const stops = [router.subscribe(look), cache.getQueryCache().subscribe(look)];
  });
}

/** From here on the first screen's data and code are on their way. */
export function wire() {
  const cache = createQueryClient(() => endSession(cache, router));
  const router = createAppRouter(cache);
  return { cache, router };
}
