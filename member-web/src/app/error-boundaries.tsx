import { lazy, Suspense, type ComponentType } from 'react';
import { lazily } from '../lib/lazily';
import { Splash } from './splash';

/** Asked for with the first drawing (root.tsx), so that it is there when a connection is not. */
export const loadErrorPages = lazily(() => import('./error-page'));

/** How often it is asked for again, in milliseconds, if something went wrong before it had come. */
const EVERY = 5_000;

async function loadUntilThere(): ReturnType<typeof loadErrorPages> {
  for (;;) {
    const pages = await loadErrorPages().catch(() => undefined);
    if (pages) return pages;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

const boundaryOf = (name: keyof Awaited<ReturnType<typeof loadErrorPages>>): ComponentType => {
  const Page = lazy(async () => ({ default: (await loadUntilThere())[name] }));
  return () => (
    <Suspense fallback={<Splash />}>
      <Page />
    </Suspense>
  );
};

export const ErrorBoundary = boundaryOf('ErrorPage');
export const RootErrorBoundary = boundaryOf('RootErrorPage');
