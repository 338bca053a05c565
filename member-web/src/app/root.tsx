import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet, ScrollRestoration, useNavigation, type Location } from 'react-router';
import { allTexts } from '../lib/i18n';
import { lazily } from '../lib/lazily';
import { useUser } from '../lib/session';
import { Arrival } from './arrival';
import type { EXPIRED } from './end-session';
import { loadErrorPages } from './error-boundaries';
import { useDescription } from './use-description';
import { useOneScreenAPress } from './use-one-screen-a-press';
import { ProgressBar } from './progress-bar';
import { Splash } from './splash';

const MemberHosts = lazy(
  lazily(async () => {
    const [module] = await Promise.all([import('./member-hosts'), allTexts()]);
    return { default: module.MemberHosts };
  }),
);

const Hosts = lazy(
  lazily(async () => {
    const [module] = await Promise.all([import('./hosts'), loadErrorPages()]);
    return { default: module.Hosts };
  }),
);

const LanguageOffer = lazy(
  lazily(() => import('../features/accounts/language-offer').then((module) => ({ default: module.LanguageOffer }))),
);
const unchanging = () => () => {};

/**
 * Every first screen of a visit has the key 'default', so one would begin where another was left, as after paying. The
 * list of members finds its place by itself after a reload (kept-place.ts): another document knows no key of this one.
 */
const scrollKey = ({ key, pathname }: Location) => {
  if (pathname === '/members') return `${key} ${performance.timeOrigin}`;
  return key === 'default' ? numberOf(pathname) : key;
};

/** The browser keeps it beyond logout, when nobody is to read who was looked at (ACC-06). */
const numberOf = (path: string) =>
  String([...path].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 0));

const isEnded = (state: unknown) => (state as Partial<typeof EXPIRED> | null | undefined)?.expired === true;

export function Root() {
  const user = useUser();
  const description = useDescription();
  const drawnByServer = useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
  useOneScreenAPress();
  // Each part of the screen that is left would ask anew and tell of its own that the session has ended (ACC-06).
  const ending = isEnded(useNavigation().location?.state);

  useEffect(() => {
    const meta = document.head.querySelector('meta[name="description"]') ?? document.createElement('meta');
    meta.setAttribute('name', 'description');
    meta.setAttribute('content', description);
    document.head.append(meta);
  }, [description]);

  return (
    <>
      <ProgressBar />
      {ending ? <Splash /> : <Outlet />}
      <Arrival />
      {!drawnByServer && (
        <Suspense>
          <Hosts />
        </Suspense>
      )}
      {user && (
        <Suspense>
          <MemberHosts user={user} />
        </Suspense>
      )}
      {!user && !drawnByServer && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
