import { lazy, Suspense, type ComponentType } from 'react';
import { lazily } from '../lib/lazily';
import { Splash } from './splash';

/** Asked for with the first drawing (root.tsx), so that it is there when a connection is not. */
export const errorPages = lazily(() => import('./error-page'));

/** How often it is asked for again, in milliseconds, if something went wrong before it had come. */
const EVERY = 5_000;

async function untilThere(): ReturnType<typeof errorPages> {
  for (;;) {
    const pages = await errorPages().catch(() => undefined);
    if (pages) return pages;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

const asked = (name: keyof Awaited<ReturnType<typeof errorPages>>): ComponentType => {
  const Page = lazy(async () => ({ default: (await untilThere())[name] }));
  return () => (
    <Suspense fallback={<Splash />}>
      <Page />
    </Suspense>
  );
};

export const ErrorBoundary = asked('ErrorPage');
export const RootErrorBoundary = asked('RootErrorPage');
